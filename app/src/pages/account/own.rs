//! 账号: password, invitations, signing out.

use backend::auth::policy::{Action, Page};
use backend::auth::{Actor, Credentials};
use backend::{Backend, Error};
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_meta::Title;

use crate::api::account::{ChangePassword, Invite, SignOut};
use crate::api::caller;
use crate::api::flash::Flash;
use crate::components::{Link, Mast};
use crate::pages::desk::at::closed;
use crate::pages::desk::flash_note::PlainFlash;
use crate::pages::desk::form::{Field, Keep};

/// 账号.
#[component]
pub fn Account() -> impl IntoView {
    let door = caller::at_the_door();
    Suspend::new(async move {
        match load(door).await {
            Ok((actor, flash)) => page(&actor, flash),
            Err(error) => closed(&error),
        }
    })
}

async fn load(door: Result<(Backend, Credentials), Error>) -> Result<(Actor, Option<Flash>), Error> {
    let (backend, credentials) = door?;
    let actor = backend.actor(&credentials).await?;
    backend.authorise(&actor, None, Action::See(Page::Account)).await?;
    let session = actor.session().ok_or(Error::NotSignedIn)?;
    let flash = backend.take_flash(session).await?.as_deref().and_then(Flash::from_text);
    Ok((actor, flash))
}

fn page(actor: &Actor, flash: Option<Flash>) -> AnyView {
    let csrf = actor.session().map(|session| session.csrf.clone()).unwrap_or_default();
    let account = actor.account().cloned();
    let name = account.as_ref().map(|account| account.name.clone()).unwrap_or_default();
    let admin = account.is_some_and(|account| account.admin);
    view! {
        <Title text="账号 · 棋赛" />
        <a class="skip" href="#main">"跳到正文"</a>
        <main id="main" class="page door">
            <Mast title=name over=Link::new("我的赛事", "/desk") under=if admin { "可以主持全部赛事，可以请人。" } else { "主持自己的赛事。" } />
            {flash.map(|flash| view! { <PlainFlash flash /> })}
            <Password csrf=csrf.clone() />
            {admin.then(|| view! { <MoreOrganizers csrf=csrf.clone() /> })}
            <section class="sect">
                <h2>"退出"</h2>
                <p class="mute small">"在公用电脑上用完请退出。"</p>
                <form method="post" action=SignOut::PATH>
                    <Keep name="csrf" value=csrf />
                    <p class="gap"><button class="btn">"退出登录"</button></p>
                </form>
            </section>
        </main>
    }
    .into_any()
}

#[component]
fn Password(csrf: String) -> impl IntoView {
    view! {
        <section class="sect">
            <h2>"改密码"</h2>
            <form method="post" action=ChangePassword::PATH>
                <Keep name="csrf" value=csrf />
                <Field label="现在的密码" name="old" kind="password" required=true autocomplete="current-password" />
                <Field label="新密码" name="new" kind="password" required=true autocomplete="new-password" hint="至少 8 个字符。改后别处的登录都会退出。" />
                <p class="gap"><button class="btn">"改密码"</button></p>
            </form>
        </section>
    }
}

#[component]
fn MoreOrganizers(csrf: String) -> impl IntoView {
    view! {
        <section class="sect">
            <h2>"请一位组织者"</h2>
            <p class="mute small">"做一个链接发给对方，对方就能在这台服务器上办自己的比赛。只请他主持某一项赛事，到那项赛事的设置里做。"</p>
            <form method="post" action=Invite::PATH>
                <Keep name="csrf" value=csrf />
                <p class="gap"><button class="btn">"做邀请链接"</button></p>
            </form>
        </section>
    }
}

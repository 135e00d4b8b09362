//! 邀请: somebody becomes an organizer by a link.

use backend::auth::{Actor, Credentials};
use backend::service::invitation::InvitedTo;
use backend::{Backend, Error};
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_params_map;

use super::door::{Door, form_token, name_tried, said};
use crate::api::account::{AcceptInvite, JoinEvent};
use crate::api::caller;
use crate::api::flash::Flash;
use crate::pages::desk::form::{Field, Keep};

/// 邀请.
#[component]
pub fn Invite() -> impl IntoView {
    let link = use_params_map().get_untracked().get("token").unwrap_or_default();
    let (token, said, name) = (form_token(), said(), name_tried());
    let door = caller::at_the_door();
    Suspend::new(async move {
        match load(door, &link).await {
            Ok((to, actor)) => page(&to, &actor, link, Tried { token, said, name }),
            Err(_) => expired(),
        }
    })
}

async fn load(door: Result<(Backend, Credentials), Error>, link: &str) -> Result<(InvitedTo, Actor), Error> {
    let (backend, credentials) = door?;
    Ok((backend.invitation(link).await?, backend.actor(&credentials).await?))
}

/// What the form carries: its token, and what the last try left.
struct Tried {
    token: String,
    said: Option<Flash>,
    name: String,
}

fn page(to: &InvitedTo, actor: &Actor, link: String, Tried { token, said, name }: Tried) -> AnyView {
    let under = match &to.event {
        Some((_, name)) => format!("请你共同主持“{name}”。"),
        None => "请你在这台服务器上办赛。".to_owned(),
    };
    let join = actor.session().filter(|_| to.event.is_some()).map(|session| {
        view! {
            <form method="post" action=JoinEvent::PATH>
                <Keep name="csrf" value=session.csrf.clone() />
                <Keep name="token" value=link.clone() />
                <p class="gap-l"><button class="btn go">{format!("用账号“{}”加入", session.account.name)}</button></p>
            </form>
        }
    });
    let go = if join.is_some() { "btn" } else { "btn go" };
    view! {
        <Door title="邀请" under said>
            {join}
            <form method="post" action=AcceptInvite::PATH>
                <Keep name="form" value=token />
                <Keep name="token" value=link.clone() />
                <Field label="用户名" name="name" value=name required=true autocomplete="username" hint="日志里用这个名字，写真名最清楚。" longest=40 />
                <Field label="密码" name="password" kind="password" required=true autocomplete="new-password" hint="至少 8 个字符。" />
                <p class="gap-l"><button class=go>"设账号并加入"</button></p>
            </form>
        </Door>
    }
    .into_any()
}

fn expired() -> AnyView {
    view! {
        <Door title="邀请" under="这个链接已经不能用了。" said=None>
            <p class="gap-l">"邀请链接七天内有效，只能用一次。请主持人再发一个。已有账号的，" <a href="/login">"去登录"</a>"。"</p>
        </Door>
    }
    .into_any()
}

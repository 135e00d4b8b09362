//! 登录.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;

use super::door::{Door, form_token, said};
use crate::api::account::SignIn;
use crate::pages::desk::form::{Field, Keep};

/// 登录.
#[component]
pub fn Login() -> impl IntoView {
    let next = use_query_map().get_untracked().get("next").unwrap_or_default();
    view! {
        <Door title="登录" under="组织者和裁判登录。看对阵、看名次不用登录。" said=said()>
            <form method="post" action=SignIn::PATH>
                <Keep name="form" value=form_token() />
                <Keep name="next" value=next />
                <Field label="用户名" name="name" required=true focus=true autocomplete="username" longest=40 />
                <Field label="密码" name="password" kind="password" required=true autocomplete="current-password" />
                <p class="gap-l"><button class="btn go">"登录"</button></p>
            </form>
            <p class="hint gap-l">"没有账号？请主持人发一个邀请链接。"</p>
        </Door>
    }
}

//! 第一个账号, made with the code that the server printed at its first start.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;

use super::door::{Door, form_token, name_tried, said};
use crate::api::account::SetUp;
use crate::api::caller;
use crate::pages::desk::form::{Field, Keep};

/// 第一个账号.
#[component]
pub fn Setup() -> impl IntoView {
    let code = use_query_map().get_untracked().get("code").unwrap_or_default();
    let (token, said, name) = (form_token(), said(), name_tried());
    let door = caller::at_the_door();
    Suspend::new(async move {
        let open = match door {
            Ok((backend, _)) => matches!(backend.needs_first_account().await, Ok(Some(_))),
            Err(_) => false,
        };
        let (form, under) = match open {
            true => (form(token, code, name), "这台服务器还没有人用过，先设一个组织者。"),
            false => (taken(), "这台服务器已经有组织者。"),
        };
        view! { <Door title="第一个账号" under said>{form}</Door> }
    })
}

fn form(token: String, code: String, name: String) -> AnyView {
    let focus = code.is_empty();
    view! {
        <form method="post" action=SetUp::PATH>
            <Keep name="form" value=token />
            <Field label="开通码" name="code" value=code required=true focus hint="启动程序的窗口里印着。" longest=80 />
            <Field label="用户名" name="name" value=name required=true focus=!focus autocomplete="username" hint="日志里用这个名字，写真名最清楚。" longest=40 />
            <Field label="密码" name="password" kind="password" required=true autocomplete="new-password" hint="至少 8 个字符。" />
            <p class="gap-l"><button class="btn go">"开始使用"</button></p>
        </form>
    }
    .into_any()
}

fn taken() -> AnyView {
    view! { <p class="gap-l">"第一个账号已经有了。" <a href="/login">"去登录"</a></p> }.into_any()
}

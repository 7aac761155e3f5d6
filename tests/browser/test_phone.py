"""The program on a phone: installed, without a connection, and found by links and codes."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect
from tools.serving import ServerProcess

from browser.conftest import Arriving

PHONE = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True}
READY = "navigator.serviceWorker.ready.then(({active}) => new Promise((done) => {" + (
    " const wait = () => active.state === 'activated' ? done(true) : setTimeout(wait, 20); wait(); }))"
)
DEVICE = {
    "endpoint": "https://push.example.org/send/1",
    "key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
# A browser of the tests has no service behind it: this is what it would say if it had.
SUBSCRIBING = """
({endpoint, key, auth}) => {
  PushManager.prototype.subscribe = async ({userVisibleOnly, applicationServerKey}) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("that is no key");
    return {toJSON: () => ({endpoint, keys: {p256dh: key, auth}})};
  };
}
"""


def test_installed_and_without_a_connection(arrive: Arriving, server: ServerProcess) -> None:
    visitor = arrive("de", service_workers="allow", **PHONE)
    page = visitor.page
    visitor.go()
    expect(page.locator(".game-card").first).to_be_visible()
    page.evaluate(READY)
    devtools = visitor.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.de.webmanifest")
    wrong = [one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(wrong) <= {"in-incognito"}, "as all contexts of the tests are"
    kept = page.evaluate(
        "caches.keys().then((names) => caches.open(names[0])).then((one) => one.keys())"
        ".then((all) => all.map(({url}) => new URL(url).pathname))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]

    table = visitor.open_table(game="capitol", seats=[{"kind": "me"}, {"kind": "open"}])
    expect(page.get_by_role("heading", name=visitor.words("ui-waiting"))).to_be_visible()
    link = page.get_by_role("textbox", name=visitor.words("ui-link"))
    expect(link).to_have_value(f"{server.address}/t/{table}")
    expect(page.get_by_role("note")).to_contain_text(visitor.words("ui-only-here"))
    visitor.shot("invitation")
    assert visitor.axe() == []

    visitor.context.grant_permissions(["notifications"], origin=server.address)
    message = {"title": "Capitol: du bist dran", "text": "Ada, Ben", "table": table}
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(one["registrationId"] for one in found["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("true")
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": registrations[-1], "data": json.dumps(message)},
    )
    page.wait_for_function("""navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>
        all.some(({title, body, data}) => title === "Capitol: du bist dran" && body === "Ada, Ben" && data))""")

    visitor.context.set_offline(True)
    page.goto(visitor.address)
    expect(page.get_by_role("alert")).to_have_text(visitor.words("ui-offline"))
    expect(page.get_by_role("heading", name=visitor.words("ui-welcome"))).to_be_visible()
    visitor.shot("offline")
    assert visitor.axe() == []
    visitor.context.set_offline(False)
    expect(page.locator(".game-card").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    page.goto(f"{server.address}/t/{table}")
    expect(page.get_by_role("heading", name=visitor.words("ui-waiting"))).to_be_visible()
    visitor.go("#/rules/capitol")
    expect(page).to_have_title(f"{visitor.words('ui-title-rules', game='Capitol')} · Captain’s Table")


def test_a_code_for_those_who_can_come(arrive: Arriving) -> None:
    visitor = arrive(**PHONE, color_scheme="dark")
    page = visitor.page
    page.route(
        "**/api/server",
        lambda route: route.fulfill(json={"address": "https://table.example", "only_here": False, "email": False}),
    )
    table = visitor.open_table(game="capitol", seats=[{"kind": "me"}, {"kind": "open"}])
    expect(page.get_by_role("textbox", name=visitor.words("ui-link"))).to_have_value(f"https://table.example/t/{table}")
    visitor.button("ui-code").click()
    code = page.get_by_role("img", name=visitor.words("ui-code-about"))
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    visitor.shot("code")
    assert visitor.axe() == []


def test_a_spectator_has_a_name_and_is_counted(arrive: Arriving) -> None:
    ada, dora = arrive("fr", service_workers="allow"), arrive("de", **PHONE)
    ada.page.add_init_script(f"({SUBSCRIBING})({json.dumps(DEVICE)})")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    table = ada.open_table(game="capitol", seats=seats, listed=True)
    ada.my_turn()
    dora.go(f"#/t/{table}")
    expect(ada.page.locator(".panel-players .watching")).to_have_text(ada.words("ui-watching", count=1))
    dora.page.locator(".tab-chat").click()
    dora.page.get_by_role("textbox", name=dora.words("ui-your-name")).fill("Dora")
    dora.page.get_by_role("textbox", name=dora.words("ui-chat-say")).fill("Ahoi!")
    dora.button("ui-chat-send").click()
    expect(dora.page.locator(".chat-head b")).to_have_text("Dora")
    dora.shot("spectator")
    assert dora.axe() == []
    ada.page.locator(".tab-chat").evaluate("(tab) => tab.click()")
    expect(ada.page.locator(".chat-head b")).to_have_text("Dora")

    asked: list[Any] = []
    ada.page.on("request", lambda request: asked.append(request.post_data_json) if "/api/push" in request.url else None)
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    ada.button("ui-menu").click()
    ada.page.get_by_role("checkbox", name=ada.words("ui-notify")).check()
    expect(ada.page.get_by_role("status").filter(has_text=ada.words("ui-notify-about"))).to_be_visible()
    with ada.page.expect_response("**/api/push"):
        ada.page.get_by_role("checkbox", name=ada.words("ui-notify")).uncheck()
    expect(ada.page.get_by_text(ada.words("ui-notify-about"))).to_have_count(0)
    assert asked == [{**DEVICE, "language": "fr"}, {}]
    ada.shot("menu")
    notes = ada.page.locator("details.notes")
    notes.locator("summary").click()
    expect(notes.locator("input[type=url]")).to_be_visible()
    expect(notes.locator("input[type=email]")).to_have_count(0)


def test_bots_say_how_strong_they_are(arrive: Arriving) -> None:
    visitor = arrive("de", **PHONE)
    visitor.go()
    visitor.button("ui-play-now-game", game="Capitol").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Bootsmann")).to_be_checked()
    expect(dialog.locator(".level-about")).to_have_text(visitor.words("play-level-level2-about", wins=7))
    visitor.shot("levels")
    assert visitor.axe() == []
    dialog.get_by_role("radio", name="Schiffsjunge").check()
    dialog.locator("button.main").click()
    visitor.my_turn()
    visitor.go()
    visitor.button("ui-play-now-game", game="Capitol").click()
    expect(dialog.get_by_role("radio", name="Schiffsjunge")).to_be_checked()

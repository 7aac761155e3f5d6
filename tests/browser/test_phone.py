"""The program on a phone: installed, without a connection, and found by links and codes."""

from __future__ import annotations

from playwright.sync_api import expect
from tools.serving import ServerProcess

from browser.conftest import Arriving

PHONE = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True}
READY = "navigator.serviceWorker.ready.then(({active}) => new Promise((done) => {" + (
    " const wait = () => active.state === 'activated' ? done(true) : setTimeout(wait, 20); wait(); }))"
)


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
    assert wrong == ["in-incognito"], "as all contexts of the tests are"
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

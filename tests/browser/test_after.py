"""After a game: count, chart, replay with addresses, going on from a moment, the record, playing again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Arriving, Finished
from browser.visitor import Visitor


def over(arrive: Arriving, finished: Finished, language: str = "en") -> Visitor:
    visitor = arrive(language, cookies=finished.cookies)
    visitor.go(f"#/t/{finished.table}")
    expect(visitor.page.locator(".after")).to_be_visible()
    return visitor


def test_looking_back(arrive: Arriving, finished: Finished) -> None:
    visitor = over(arrive, finished)
    table = visitor.table()
    slider = visitor.page.get_by_role("slider")
    count = int(slider.get_attribute("max") or 0)
    assert count > 50
    slider.fill("20")
    expect(visitor.page.locator("output")).to_have_text(visitor.words("ui-replay-at", at=20, count=count))
    assert visitor.page.url.endswith(f"#/t/{table}/at/20")
    visitor.button("ui-replay-forward").click()
    expect(visitor.page.locator("output")).to_have_text(visitor.words("ui-replay-at", at=21, count=count))
    expect(visitor.log).to_have_count(21)
    visitor.shot("replay")

    guest = arrive("fr")
    guest.go(f"#/t/{table}/at/21")
    expect(guest.page.locator("output")).to_have_text(guest.words("ui-replay-at", at=21, count=count))
    expect(guest.log).to_have_count(21)
    expect(guest.page.locator(".piece")).to_have_count(visitor.page.locator(".piece").count())


def test_chart_table_and_final_count(arrive: Arriving, finished: Finished) -> None:
    visitor = over(arrive, finished, "de")
    expect(visitor.page.locator(".chart svg path.line")).to_have_count(2)
    visitor.page.get_by_text(visitor.words("ui-chart-table")).click()
    assert visitor.page.locator(".chart tbody tr").count() >= 10
    visitor.button("ui-final-count").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    visitor.shot("count")


def test_a_long_count_scrolls_under_its_title(arrive: Arriving, finished: Finished) -> None:
    visitor = arrive(cookies=finished.cookies, height=300)
    visitor.go(f"#/t/{finished.table}")
    visitor.button("ui-final-count").click()
    count = visitor.page.get_by_role("dialog")
    expect(count.get_by_role("heading")).to_be_in_viewport(ratio=1)
    expect(count.get_by_role("row").first).to_be_in_viewport()
    expect(count.get_by_role("button", name=visitor.words("ui-go-on"))).to_be_in_viewport(ratio=1)


def test_the_record_can_be_taken_along(arrive: Arriving, finished: Finished) -> None:
    visitor = over(arrive, finished)
    with visitor.page.expect_download() as download:
        visitor.button("ui-record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("game: captains_war\n")
    assert len(text.splitlines()) > 50


def test_going_on_from_a_moment_and_playing_again(arrive: Arriving, finished: Finished) -> None:
    visitor = over(arrive, finished)
    table = visitor.table()
    visitor.go(f"#/t/{table}/at/30")
    visitor.button("ui-fork").click()
    visitor.page.wait_for_url(lambda url: table not in url)
    visitor.my_turn()
    expect(visitor.log.nth(29)).to_be_attached()

    visitor.go(f"#/t/{table}")
    visitor.button("ui-rematch").click()
    visitor.page.wait_for_url(re.compile(rf"#/t/(?!{table})"))
    visitor.my_turn()


def test_analysis(arrive: Arriving, finished: Finished) -> None:
    """Win chances grow into view, costly moves lead to their positions, and the analysis stays while one looks. (What
    is found is not computed here: that takes long, and the tests of the server do it.)"""
    visitor = over(arrive, finished, "de")
    table, analysis_url = finished.table, f"**/api/tables/{finished.table}/analysis"
    log = visitor.context.request.get(f"{visitor.address}/api/tables/{table}/at/60").json()["log"]
    made = [entry for entry in log if entry["w"] >= 0]
    slips = [
        {"n": one["n"], "seat": one["w"], "chosen": one["p"], "better": made[0]["p"], "cost": 9, "faults": []}
        for one in (made[-1], made[-9])
    ]
    chances = [{"n": n, "shares": [50 + n // 9, 50 - n // 9]} for n in range(4, 200, 13)]
    answers = [{"done": 60, "count": 240, "chances": chances[:4], "slips": None}]
    answers.append({"done": 240, "count": 240, "chances": chances, "slips": slips})
    visitor.page.route(analysis_url, lambda route: route.fulfill(json=answers.pop(0)))
    visitor.button("ui-analysis").click()
    analysis = visitor.page.get_by_role("region", name=visitor.words("ui-analysis"))
    expect(analysis.get_by_role("progressbar")).to_be_visible()
    shown = analysis.locator(".slip")
    expect(shown).to_have_count(2)
    expect(analysis.locator(".chart path.line")).to_have_count(2)
    visitor.shot("analysis")
    assert visitor.axe(".analysis") == []
    shown.first.get_by_role("button").click()
    visitor.page.wait_for_url(f"**/#/t/{table}/at/{slips[0]['n']}")
    expect(shown.first).to_have_attribute("aria-current", "true")
    expect(analysis.locator(".moment")).to_have_count(1)
    visitor.shot("slip")
    analysis.locator(".chart svg").click(position={"x": 60, "y": 50})
    expect(shown.first).not_to_have_attribute("aria-current", "true")

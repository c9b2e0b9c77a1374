"""Being called back to a table: the tab's title, notifications of the browser, sounds."""

from playwright.sync_api import expect

from tests.e2e.play import act, open_table, wait_for_turn

RECORD = """
window.notified = []
window.tones = 0
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options)
    notified.push(options.body)
  }
}
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
  window.tones++
  return start.apply(this, when)
}
Object.defineProperty(document, 'hidden', {get: () => window.away ?? false})
"""
"""What the browser shows and plays is counted; `away` is somebody who looks at another tab."""
AGAINST_ONE = {"players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


def take_a_turn(page):
    """Choose a start square and wait until the bot has acted and it is our turn again."""
    entries = page.locator(".log .entry").count()
    act(page)
    page.wait_for_function("(count) => document.querySelectorAll('.log .entry').length > count", arg=entries + 1)
    wait_for_turn(page)
    expect(page).to_have_title("● Your turn – Mexica – Anahuac")


def test_a_turn_is_told_in_the_title_and_by_the_browser_to_whoever_looks_away(visit):
    page = visit()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(RECORD)
    open_table(page, "mexica", AGAINST_ONE)
    wait_for_turn(page)
    assert page.evaluate("notified") == [], "who is looking is not disturbed"
    page.evaluate("away = true")
    take_a_turn(page)
    page.wait_for_function("notified.length")
    assert page.evaluate("notified") == ["Your turn"]


def test_without_leave_nobody_is_notified(visit):
    page = visit()
    page.add_init_script(RECORD)
    open_table(page, "mexica", AGAINST_ONE)
    wait_for_turn(page)
    page.evaluate("away = true")
    take_a_turn(page)
    assert page.evaluate("notified") == []


def test_sounds_are_off_until_they_are_wanted(visit):
    page = visit()
    page.add_init_script(RECORD)
    open_table(page, "mexica", AGAINST_ONE)
    take_a_turn(page)
    assert page.evaluate("tones") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sounds").check()
    page.wait_for_function("tones === 3")  # how a turn sounds
    page.keyboard.press("Escape")
    act(page)
    page.wait_for_function("tones > 3")

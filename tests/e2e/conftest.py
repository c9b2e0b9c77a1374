"""One server and one browser for the tests of a file; a fresh visitor for each test."""

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.e2e.house import FLAGS, PATIENCE, free_port, listen, serving

expect.set_options(timeout=PATIENCE * 1000)

PACE = "localStorage['anahuac-settings'] ??= JSON.stringify({pace: '%s'})"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server") / "anahuac.db", free_port()) as served:
        yield served


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser, address):
    """Come as somebody new: `visit("/rules/mexica", locale="de")` opens a page of an own browser window.

    Unless a pace is wished, what others do is shown at once.
    """
    contexts = []
    heard = []

    def come(path="/", forgiven=(), pace="instant", **settings):
        settings = {"locale": "en", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=address, **settings)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        context.add_init_script(PACE % pace)
        page = context.new_page()
        heard.append(listen(page, forgiven))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert [said for page in heard for said in page] == [], "the browser's console has something to say"

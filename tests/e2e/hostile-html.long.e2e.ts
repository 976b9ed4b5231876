// The same hostile markup in a browser that has no sanitiser of its own.
import { test } from "./fixtures.ts";
import { expectSanitised } from "./hostile-page.ts";

test("the page's sanitiser: the library", ({ browser, server }) => expectSanitised(browser, server, false));

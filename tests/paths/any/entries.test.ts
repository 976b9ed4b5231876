// The entries of the package for Vitest and for Playwright, as a test file uses them.
import { expect, it } from "vitest";
import { testPages } from "../../../paths/playwright.ts";
import { testMachine } from "../../../paths/vitest.ts";
import { lamp } from "./lamp.ts";

await testMachine(lamp);

interface Page {
  text: string;
}

it("walks the pages, looks at each state, and says what nobody brings about", async () => {
  const tests = new Map<string, (given: { page: Page }) => Promise<void>>();
  const seen: string[] = [];
  const left = testPages<Page>((title, body) => tests.set(title, body), lamp, {
    open: (page) => (page.text = "off"),
    events: {
      press: (page) => (page.text = page.text === "off" ? "on" : "off"),
      dim: (page, event) => "by" in event && Number(event.by) > 50 && (page.text = "dark"),
    },
    states: Object.fromEntries(
      ["off", "on", "dark"].map((state) => [state, (page: Page) => seen.push(`${state} ${page.text}`)]),
    ),
  });
  expect(left).toEqual(["xstate.after.60000.lamp.on"]);
  for (const body of tests.values()) await body({ page: { text: "" } });
  expect(tests.size).toBeGreaterThan(0);
  expect([...new Set(seen)].toSorted()).toEqual(["dark dark", "off off", "on on"]);
});

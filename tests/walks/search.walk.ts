import { expect } from "@playwright/test";
import type { searchMachine } from "../../src/machines/search/search.machine.ts";
import { searchPaths } from "../../src/machines/search/search.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

const FACE = '[data-machine="search"]';

const search = defineBrowserModel<typeof searchMachine>({
  machine: "search",
  model: searchPaths,
  start: async (walk) => {
    if (walk.isNew) await signIn(walk, "member06");
    await walk.page.goto("/korea/cross");
    await expect(walk.page.getByRole("button", { name: "경기 찾기", exact: true })).toBeVisible();
    // Nobody has pressed a field yet, so the key opens the search.
    await walk.page.keyboard.press("/");
    await expect(field(walk)).toBeFocused();
  },
  face: FACE,
  cannot: ({ event, before }) => {
    if (event.type === "field.change" && event.value === before.context.text)
      return "To type what stands there already is no change.";
    if (event.type === "search.clear" && before.context.text === "" && before.context.query === null)
      return "There is nothing to clear.";
    if (event.type === "query.changed" && (event.query?.trim() || null) === before.context.query)
      return "The address says so already.";
    return null;
  },
  does: {
    "field.change": (walk, { event: { value } }) => field(walk).fill(value),
    "key.press/enter": (walk) => field(walk).press("Enter"),
    "key.press/another key": (walk) => field(walk).press("ArrowRight"),
    "key.press/enter that ends a syllable": (walk) =>
      field(walk).dispatchEvent("keydown", { key: "Enter", keyCode: 13, isComposing: true }),
    "search.submit": ({ page }) => page.locator(FACE).getByRole("button", { name: "검색", exact: true }).click(),
    "search.clear": ({ page }) => page.getByRole("button", { name: "검색어 지우기" }).click(),
    "query.changed": async ({ page }, { event: { query } }) => {
      await page.evaluate((text) => {
        const address = new URL(location.href);
        if (text === null) address.searchParams.delete("text");
        else address.searchParams.set("text", text);
        history.pushState(null, "", address);
      }, query);
    },
  },
  sees: {
    empty: async (walk, { context }) => {
      await expect(field(walk)).toHaveValue(context.text);
      await expectAsked(walk, context.query);
    },
    typing: async (walk, { context }) => {
      await expect(field(walk)).toHaveValue(context.text);
      await expectAsked(walk, context.query);
    },
    searched: async (walk, { context }) => {
      await expect(field(walk)).toHaveValue(context.text);
      await expectAsked(walk, context.query);
    },
  },
});

function field({ page }: Walk) {
  return page.locator(FACE).getByRole("textbox");
}

/** The address says what the list is searched by. */
async function expectAsked({ page }: Walk, query: string | null): Promise<void> {
  await expect
    .poll(() => new URL(page.url()).searchParams.get("text")?.trim() || null, "what the address asks for")
    .toBe(query);
}

describeWalks(search);

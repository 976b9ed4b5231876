import { expect } from "@playwright/test";
import type { User } from "../../src/api/contract/session/member.ts";
import type { siteSearchMachine } from "../../src/machines/site-search/site-search.machine.ts";
import { siteSearchPaths } from "../../src/machines/site-search/site-search.paths.ts";
import { serializeRecent } from "../../src/domain/frame/site-search/found.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

const MEMBER = "member12";
const FACE = '[data-machine="site-search"]';
/** What the server finds for the model's two answers. */
const NONE = { teams: [], leagues: [], fixtures: [] };
const TEAM = {
  ...NONE,
  teams: [{ name: "토트넘", sportId: "6046", leagueName: "프리미어리그", upcoming: 1, running: 0 }],
};
const owners = new WeakMap<Walk, string>();

const search = defineBrowserModel<typeof siteSearchMachine>({
  machine: "site-search",
  model: siteSearchPaths,
  start: async (walk) => {
    await walk.clocks.install();
    await walk.clocks.resume();
    if (walk.isNew) {
      const member = await ApiUser.login(walk.server.url, MEMBER);
      owners.set(walk, (await member.ask<User>("GET", "/api/member/user")).id);
      await signIn(walk, MEMBER);
    }
    await walk.page.goto("/coupon");
    await walk.page.evaluate(
      ([key, recent]) => localStorage.setItem(String(key), String(recent)),
      [`hanpan.search.${owners.get(walk)}`, serializeRecent(["첼시"])],
    );
    await walk.page.reload();
    await expect(opener(walk)).toBeVisible();
    await walk.held.hold("search", "**/api/sports/search*");
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("closed"),
  cannot: ({ event, before }) => {
    if (event.type === "field.change" && event.value === before.context.text)
      return "To type what stands there already is no change.";
    if (before.matches("closed") && event.type !== "search.open") return "The search is not on the page.";
    if (event.type === "search.open") return before.matches("closed") ? null : "The dialog covers its button.";
    if (event.type === "recent.clear" && before.context.recent.length === 0) return "There is nothing to forget.";
    return null;
  },
  does: {
    "search.open": async (walk) => {
      await walk.clocks.resume();
      await walk.page.keyboard.press("Control+k");
      await expect(field(walk)).toBeFocused();
      // From here on the rest of the keys ends when the walk says so.
      await walk.clocks.stop();
    },
    "search.close": async (walk) => {
      await walk.clocks.resume();
      await walk.page.keyboard.press("Escape");
    },
    "field.change": (walk, { event: { value } }) => field(walk).fill(value),
    "choice.move": (walk, { event: { by } }) => field(walk).press(by === 1 ? "ArrowDown" : "ArrowUp"),
    "choice.take/enter": async (walk, { after }) => {
      if (after.matches("closed")) await walk.clocks.resume();
      await field(walk).press("Enter");
    },
    "search.retry": ({ page }) => page.locator(FACE).getByRole("button", { name: "다시 시도", exact: true }).click(),
    "recent.clear": ({ page }) => page.getByRole("button", { name: "최근 검색어 지우기" }).click(),
    "xstate.after.typingRest.site-search.open.typing": ({ clocks }) => clocks.run(60),
    "xstate.done.actor.findSports/none": ({ held }) => held.answer("search", 200, NONE),
    "xstate.done.actor.findSports/a team and its match": ({ held }) => held.answer("search", 200, TEAM),
    "xstate.error.actor.findSports": ({ held }) => held.cut("search"),
  },
  leavesOut: { "choice.take/one that is not there": "What is not there cannot be pressed." },
  sees: {
    closed: ({ page }) => expect(page.getByRole("dialog")).toHaveCount(0),
    "open.empty": async (walk, { context }) => {
      await expect(field(walk)).toHaveValue(context.text);
      for (const text of context.recent) await expect(option(walk, text)).toBeVisible();
    },
    "open.typing": (walk, { context }) => expect(field(walk)).toHaveValue(context.text),
    "open.asking": async (walk) => void (await walk.held.arrived("search")),
    "open.showing": async (walk, { context }) => {
      const found = context.sports.length > 0 ? option(walk, "토트넘") : walk.page.getByText(/검색 결과가 없습니다/);
      if (context.sports.length > 0 || context.places.length === 0) await expect(found.first()).toBeVisible();
      else await expect(option(walk, "쿠폰").first()).toBeVisible();
    },
    "open.failed": (walk) => expect(walk.page.locator(FACE)).toContainText("경기를 찾지 못했습니다."),
  },
});

const opener = ({ page }: Walk) => page.getByRole("button", { name: "통합 검색" });
const field = ({ page }: Walk) => page.locator(FACE).getByRole("combobox");
const option = ({ page }: Walk, name: string) => page.locator(FACE).getByRole("option", { name });

describeWalks(search);

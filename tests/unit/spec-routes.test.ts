// The addresses and words of the specification that no machine stands for: sections 2, 5, 8 and 9.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { routesOfSpec } from "../../scripts/lib/requirements/list.ts";
import { pageOf } from "../../scripts/lib/requirements/write-requirements.ts";
import { ChargeRequest } from "../../src/api/contract/wallet/wallet.ts";
import { GAMES } from "../../src/domain/games/games.ts";
import { KOREAN_GAMES } from "../../src/domain/sports/market.ts";
import { kindOfName } from "../../src/domain/sports/markets/table.ts";
import { LINKS, MENUS } from "../../src/domain/frame/pages/menus.ts";
import { findPage, PAGES } from "../../src/domain/frame/pages/pages.ts";
import type { PageRow } from "../../src/domain/frame/pages/page-row.ts";
import { ERROR_TEXT } from "../../src/ui/frame/error/text.ts";
import { withTime } from "../../src/ui/frame/layout/menu-link.tsx";

describe("section 2", () => {
  it("has a page for each of its addresses [REQ-2.3 REQ-2.5 REQ-2.6 REQ-2.7 REQ-2.8 REQ-2.9 REQ-2.11 REQ-2.12]", () => {
    expect(routesOfSpec()).toHaveLength(67);
    expect(routesOfSpec().filter((route) => pageOf(route) === null)).toEqual([]);
  });

  it("has a page for each vendor of games and for each game [REQ-2.14 REQ-2.26]", () => {
    const addresses = GAMES.flatMap(({ vendor, game }) => [`/minigame/${vendor}`, `/minigame/${vendor}/${game}`]);
    expect(addresses.filter((address) => findPage(address) === null)).toEqual([]);
    expect(new Set(addresses.map((address) => findPage(address)?.view))).toEqual(
      new Set(["games/vendor/vendor-page", "games/play/mini-game-page"]),
    );
  });

  it("carries the time in the links of the Korean games [REQ-2.10]", () => {
    expect(KOREAN_GAMES.map((game) => LINKS[`/korea/${game}`].hasTime)).toEqual(KOREAN_GAMES.map(() => true));
    expect(Math.abs(withTime({}).time - Date.now() / 1_000)).toBeLessThan(2);
  });

  it("has three layouts and one of the console [REQ-2.27]", () => {
    const rows: readonly PageRow[] = PAGES;
    const layouts = rows.map(({ layout, access }) => layout ?? (access === "guest" ? "auth" : "default"));
    expect(new Set(layouts)).toEqual(new Set(["auth", "default", "maintenance", "console"]));
    expect(rows.filter(({ layout }) => layout === "maintenance").map(({ path }) => path)).toEqual(["/maintenance"]);
  });

  it("asks before Europe, in-play, the casino and the slots are opened from a menu [REQ-2.40 REQ-2.43]", () => {
    expect(["/europe", "/inplay", "/casino", "/slot"].map((path) => LINKS[path as keyof typeof LINKS])).toMatchObject([
      { launch: "EU" },
      { launch: "IN" },
      { launch: "casino" },
      { launch: "slot" },
    ]);
    expect(MENUS.top.flatMap(({ links }) => links)).toEqual(
      expect.arrayContaining(["/europe", "/inplay", "/casino", "/slot"]),
    );
  });

  it("says on the error page what it is to say [REQ-2.29 REQ-2.30 REQ-2.32 REQ-8.19]", () => {
    expect(ERROR_TEXT.notFound).toMatch(/페이지를 찾을 수 없/);
    expect([ERROR_TEXT.notFoundMessage, ERROR_TEXT.occurred]).toEqual([
      "This page could not be found",
      "An error occurred",
    ]);
  });
});

it("knows no guard that is not there: its name does not compile [REQ-8.20]", () => {
  const access = PAGES.map((row) => row.access);
  // @ts-expect-error A page may name a guest, a member, a manager or an administrator alone.
  const unknown: (typeof access)[number] = "nobody";
  expect(access).not.toContain(unknown);
});

it("takes the charge type 1 where none is chosen [REQ-9.28]", () => {
  expect(v.parse(ChargeRequest, { amount: 10_000, depositor: "홍길동" }).chargeType).toBe(1);
});

describe("the families of markets", () => {
  it.each([
    ["Under/Over", "over_under"],
    ["Over/Under", "over_under"],
    ["언더오버", "over_under"],
    ["Handicap", "handicap"],
    ["핸디캡", "handicap"],
    ["1X2", "win_draw_lose"],
    ["승무패", "win_draw_lose"],
    ["12", "win_lose"],
    ["승패", "win_lose"],
    ["Double Chance", "other"],
    ["더블찬스", "other"],
  ])("%s is of the family %s, in English and in Korean [REQ-9.29 REQ-9.30 REQ-R4]", (name, family) => {
    expect(kindOfName(name)?.family).toBe(family);
  });
});

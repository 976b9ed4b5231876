// Each property of every page fails on what a page must not show, and holds of what it shows.
import { describe, expect, it } from "vitest";
import { PropertyWatch } from "../../paths/lib/properties.ts";
import { PAGE_PROPERTIES } from "./lib/page-properties.ts";
import type { PageSight } from "./lib/page-sight.ts";

const GUEST: PageSight = {
  member: null,
  ofMember: [],
  placements: [],
  openPlaces: 0,
  balances: [],
  receipts: 0,
  isSilent: false,
  prices: [],
  text: "로그인",
  kept: "http://127.0.0.1/login {}",
};
const MEMBER: PageSight = {
  ...GUEST,
  member: "축구왕",
  ofMember: ["slip", "balance"],
  openPlaces: 1,
  balances: ["10,000원"],
  prices: ["1.95"],
  text: "축구왕",
};

/** The sentence that these sights break; null where none is. */
function brokenBy(...sights: readonly PageSight[]): string | null {
  const watch = new PropertyWatch<PageSight>(PAGE_PROPERTIES);
  const rest = { effects: [], told: [], emitted: [], started: [], timers: {}, isRefused: false };
  try {
    for (const [place, after] of sights.entries())
      watch.take({ ...rest, before: sights[place - 1] ?? null, event: { type: "step" }, label: "step", after });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replace("broken over time: ", "") : String(error);
  }
}

const FAULTS: Readonly<Record<string, readonly PageSight[]>> = {
  "once a session has ended nothing of the member is on the page until a login": [
    MEMBER,
    GUEST,
    { ...GUEST, ofMember: ["slip"] },
  ],
  "the name of who was logged in is on no page of nobody": [MEMBER, { ...GUEST, text: "축구왕님의 베팅" }],
  "the button that bets cannot be pressed while a bet is being sent": [{ ...MEMBER, placements: ["sending"] }],
  "the button that bets cannot be pressed while prices are not live": [{ ...MEMBER, isSilent: true }],
  "no balance is shown below zero": [{ ...MEMBER, balances: ["−1원"] }],
  "a bet has one receipt": [{ ...MEMBER, receipts: 2 }],
  "no price that can be pressed gives back less than the stake": [{ ...MEMBER, prices: ["0.95"] }],
  "nothing that is no word is on the page": [{ ...MEMBER, text: "잔액 NaN원" }],
  "no password is in the address or in Web Storage": [{ ...GUEST, kept: "/login?password=hanpan!2026" }],
};

describe("a property of every page", () => {
  it.each(Object.keys(PAGE_PROPERTIES))("%s", (sentence) => {
    expect(brokenBy(...(FAULTS[sentence] ?? []))).toBe(sentence);
  });
  it("holds of a member who bets, is logged out and comes back", () => {
    const sent = { ...MEMBER, placements: ["sending"], openPlaces: 0 };
    const accepted = { ...sent, placements: ["accepted"], receipts: 1 };
    expect(brokenBy(GUEST, MEMBER, sent, accepted, GUEST, GUEST, MEMBER)).toBeNull();
  });
});

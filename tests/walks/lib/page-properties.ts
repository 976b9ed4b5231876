// What holds of every page over the time of a walk in Chromium, by what the page shows, whichever machine is walked.
import { after, never, type Property } from "../../../paths/lib/properties.ts";
import { DEMO_PASSWORD } from "../../factories/api-user.ts";
import type { PageSight } from "./page-sight.ts";

/** A bet in one of these states has left the page and is not decided. */
const UNDER_WAY = ["storing", "sending", "unknown", "reconciling", "withdrawing", "interrupted", "pendingAcceptance"];

/** The name of who was logged in last is nowhere on a page of nobody. */
const nameIsGone: Property<PageSight> = {
  watch: () => {
    let name: string | null = null;
    let [wasGone, isBroken] = [false, false];
    return {
      next: ({ after: { member, text } }) => {
        if (member !== null) name = member;
        else if (name !== null) {
          wasGone = true;
          isBroken ||= text.includes(name);
        }
        if (isBroken) return "broken";
        return wasGone ? "holds" : "not decided";
      },
    };
  },
};

export const PAGE_PROPERTIES: Readonly<Record<string, Property<PageSight>>> = {
  "once a session has ended nothing of the member is on the page until a login": after(
    ({ before, after: now }) => before !== null && before.member !== null && now.member === null,
    ({ after: now }) => now.ofMember.length === 0,
    ({ after: now }) => now.member !== null,
  ),
  "the name of who was logged in is on no page of nobody": nameIsGone,
  "the button that bets cannot be pressed while a bet is being sent": never(
    ({ after: now }) => now.openPlaces > 0 && now.placements.some((state) => UNDER_WAY.includes(state)),
  ),
  "the button that bets cannot be pressed while prices are not live": never(
    ({ after: now }) => now.openPlaces > 0 && now.isSilent,
  ),
  "no balance is shown below zero": never(({ after: now }) => now.balances.some((text) => /[-−]/.test(text))),
  "a bet has one receipt": never(({ after: now }) => now.receipts > 1),
  "no price that can be pressed gives back less than the stake": never(({ after: now }) =>
    now.prices.some((text) => Number(/\d+\.\d\d/.exec(text)?.[0] ?? 2) < 1),
  ),
  "nothing that is no word is on the page": never(({ after: now }) =>
    /\b(?:NaN|undefined|Invalid Date)\b|\[object /.test(now.text),
  ),
  "no password is in the address or in Web Storage": never(
    ({ after: now }) => now.kept.includes(DEMO_PASSWORD) || now.kept.includes(encodeURIComponent(DEMO_PASSWORD)),
  ),
};

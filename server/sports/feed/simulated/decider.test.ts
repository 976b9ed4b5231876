// Extra time and shoot-outs: what is played follows the chances that price it, and nobody kicks after it is decided.
import { describe, expect, test } from "vitest";
import { seededRandom } from "../seeded.ts";
import { type Decided, decide, decidedAt, type DeciderRules, endsOf } from "./decider.ts";
import { football } from "./football.ts";
import { iceHockey } from "./ice-hockey.ts";

const PLAYS = 6_000;
const rulesOf = (rules: DeciderRules | undefined): DeciderRules => {
  if (!rules) throw new Error("the sport decides its matches");
  return rules;
};
const CASES = [
  ["football", rulesOf(football.decider), { home: 1.9, away: 1.1 }],
  ["ice hockey", rulesOf(iceHockey.decider), { home: 3.4, away: 2.6 }],
] as const;
const winsHome = (decided: Decided): boolean => {
  const { extra, kicks } = decidedAt(decided, decided.until);
  return extra.home + kicks.home > extra.away + kicks.away;
};
/** A score of kicks as "XO" for each side in turn, and whether the side that began has won, lost, or not yet. */
const kicksOf = (text: string) =>
  [...text].map((one, at) => ({ at: 2 + at, side: at % 2 === 0 ? "home" : "away", isScored: one === "O" }) as const);

describe.each(CASES)("%s", (_name, rules, means) => {
  const played = Array.from({ length: PLAYS }, (_, i) => decide(seededRandom(`decider:${i}`), rules, means));

  test("ends as often in each way as its chances say", () => {
    const { extra, kicks } = endsOf(rules, means, null, 1);
    expect(extra.home + extra.away + kicks.home + kicks.away).toBeCloseTo(1, 9);
    const share = (is: (one: Decided) => boolean) => played.filter(is).length / PLAYS;
    const inExtra = (one: Decided) => one.kicks.length === 0;
    // Four standard errors of 6,000 draws.
    expect(Math.abs(share((one) => inExtra(one) && winsHome(one)) - extra.home)).toBeLessThan(0.025);
    expect(Math.abs(share((one) => inExtra(one) && !winsHome(one)) - extra.away)).toBeLessThan(0.025);
    expect(Math.abs(share((one) => !inExtra(one) && winsHome(one)) - kicks.home)).toBeLessThan(0.025);
  });

  test("in the middle its chances are as right, on average, as its ends", () => {
    const { from } = rules.shootOut;
    for (const share of [1 + (from - 1) * 0.4, from + 2.5 * rules.shootOut.every]) {
      let [expected, home] = [0, 0];
      for (const one of played) {
        const { extra, kicks } = endsOf(rules, means, one, share);
        expected += (extra.home + kicks.home) / PLAYS;
        if (winsHome(one)) home += 1 / PLAYS;
      }
      expect(Math.abs(expected - home)).toBeLessThan(0.025);
    }
  });

  test("is over when it is decided, and never before", () => {
    for (const one of played.slice(0, 500)) {
      const ends = endsOf(rules, means, one, one.until);
      const chance = ends.extra.home + ends.kicks.home;
      expect(chance).toBeCloseTo(winsHome(one) ? 1 : 0, 9);
      const last = one.kicks.at(-1);
      if (!last) continue;
      const before = endsOf(rules, means, one, last.at - 1e-9);
      expect(before.kicks.home).toBeGreaterThan(0);
      expect(before.kicks.home).toBeLessThan(1);
    }
  });
});

test.each([
  // Five kicks a side, three quarters of them scored.
  ["OXOXOX", 1],
  ["XOXOXO", 0],
  ["OOOOOOOOOO", 0.5],
  ["OOOOOOOOOOX", 0.12],
  ["OOOOOOOOOOO", 0.62],
  ["OOOOOOOOOOOX", 1],
])("after the kicks %s the side that began wins with %d", (text, chance) => {
  const rules = rulesOf(football.decider);
  const kicks = kicksOf(text);
  const decided: Decided = { rules, goals: [], added: [0, 0], kicks, until: 99 };
  const ends = endsOf(rules, { home: 1.5, away: 1.2 }, decided, 50);
  expect(ends.extra).toEqual({ home: 0, away: 0 });
  // Sudden death from level is even: 0.76 × 0.5 is the other side's way back, 0.24 + 0.76 × 0.5 the way home.
  expect(ends.kicks.home).toBeCloseTo(chance, 9);
});

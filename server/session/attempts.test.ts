// How often somebody may try, and who shares the count.
import { expect, test } from "vitest";
import {
  codeGuessCounters,
  couponCounters,
  guessCounters,
  recommenderCounters,
  secondCounters,
  signUpCounters,
  withdrawalCounters,
} from "./attempts.ts";

const [TEN_MINUTES, HOUR] = [600_000, 3_600_000];
const place = (address: string, device: string | null = null) => ({ address, device });

test.each([
  ["a login", guessCounters("A1", "ip", null), [10, TEN_MINUTES], [100, TEN_MINUTES]],
  ["a login of a known browser", guessCounters("A1", "ip", "d"), [10, TEN_MINUTES]],
  ["a code for a password", codeGuessCounters("A1", "ip", null), [5, TEN_MINUTES], [30, HOUR]],
  ["the same of a known browser", codeGuessCounters("A1", "ip", "d"), [5, TEN_MINUTES]],
  ["a second factor", secondCounters("factor", "m", place("ip")), [5, TEN_MINUTES], [20, HOUR]],
  ["the same of a known browser", secondCounters("factor", "m", place("ip", "d")), [5, TEN_MINUTES]],
  ["a sign-up", signUpCounters("c", "ip"), [20, HOUR], [60, HOUR]],
  ["a recommender", recommenderCounters("c", "ip"), [20, HOUR], [60, HOUR]],
  ["a key that is given up", withdrawalCounters("ip"), [240, HOUR]],
  ["a coupon", couponCounters("m", "ip"), [10, TEN_MINUTES], [100, TEN_MINUTES]],
])("%s", (_what, counters, ...bounds) => {
  expect(counters.map(({ max, windowMs }) => [max, windowMs])).toEqual(bounds);
});

/** How many counters two attempts share. */
function shared(one: readonly { name: string }[], other: readonly { name: string }[]): number {
  return one.filter(({ name }) => other.some((its) => its.name === name)).length;
}

test("a guess at an account counts against it from one address, in whatever case its id is typed", () => {
  for (const countersOf of [guessCounters, codeGuessCounters]) {
    expect(shared(countersOf("Member01", "ip", null), countersOf("member01", "ip", null))).toBe(2);
    expect(shared(countersOf("member01", "ip", null), countersOf("member02", "ip", null))).toBe(1);
    expect(shared(countersOf("member01", "ip", null), countersOf("member01", "other", null))).toBe(0);
    // A known browser is shut out by nobody else.
    expect(shared(countersOf("member01", "ip", "d"), countersOf("MEMBER01", "other", "d"))).toBe(1);
    expect(shared(countersOf("member01", "ip", "d"), countersOf("member01", "ip", null))).toBe(0);
    expect(shared(countersOf("member01", "ip", "d"), countersOf("member01", "ip", "e"))).toBe(0);
    expect(shared(countersOf("member01", "ip", "d"), countersOf("member02", "ip", "d"))).toBe(0);
  }
  expect(shared(guessCounters("member01", "ip", null), codeGuessCounters("member01", "ip", null))).toBe(0);
});

test("unknown browsers share the guesses at a second factor, from whatever address", () => {
  const [factor, unknown] = [(...of: Parameters<typeof place>) => secondCounters("factor", "m", place(...of)), "ip"];
  expect(shared(factor(unknown), factor("other"))).toBe(1);
  expect(shared(factor(unknown), secondCounters("factor", "n", place(unknown)))).toBe(0);
  expect(shared(factor(unknown, "d"), factor(unknown))).toBe(0);
  expect(shared(factor(unknown), secondCounters("withdrawal", "m", place(unknown)))).toBe(0);
});

import { expect, it } from "vitest";
import type { LegOutcome } from "../market.ts";
import { atRisk, countedPrice, riskPaid, wagered } from "./at-risk.ts";

it.each([
  // status, acceptance, stake, cashed out, counted price; at risk, at 1.30 or higher
  ["lost", 1, "accepted", 300_000, 0, 200, 300_000, 300_000],
  ["won", 2, "accepted", 300_000, 0, 130, 300_000, 300_000],
  ["won below 1.30", 2, "accepted", 300_000, 0, 129, 300_000, 0],
  ["lost after a part was cashed out", 1, "accepted", 300_000, 299_000, 200, 1_000, 1_000],
  ["won after a part was cashed out", 2, "accepted", 300_000, 299_000, 200, 1_000, 1_000],
  ["cashed out whole", 3, "accepted", 300_000, 300_000, 200, 0, 0],
  ["void", -1, "accepted", 300_000, 0, 100, 0, 0],
  ["push", 3, "accepted", 300_000, 0, 100, 0, 0],
  ["open", 0, "accepted", 300_000, 0, null, 0, 0],
  ["refused", -1, "refused", 300_000, 0, null, 0, 0],
  ["lost at a provider", 1, "accepted", 5_000, 0, null, 5_000, 5_000],
] as const)("%s", (_, status, acceptance, stake, cashedStake, price, risked, counted) => {
  const bet = { status, acceptance, stake, cashedStake, countedPrice: price, paid: 0, cashedPaid: 0 };
  expect([atRisk(bet), wagered(bet)]).toEqual([risked, counted]);
});

it.each([
  ["won after a part was cashed out for 280,000", 2, 282_000, 280_000, 2_000],
  ["lost after a part was cashed out for 280,000", 1, 280_000, 280_000, 0],
  ["cashed out whole", 3, 280_000, 280_000, 0],
  ["void after a part was cashed out", -1, 281_000, 280_000, 0],
] as const)("%s: what was paid for what was at risk", (_, status, paid, cashedPaid, risked) => {
  const bet = {
    status,
    acceptance: "accepted",
    stake: 300_000,
    cashedStake: 299_000,
    paid,
    cashedPaid,
    countedPrice: 200,
  };
  expect(riskPaid(bet)).toBe(risked);
});

const legsOf = (text: string) =>
  text.split(", ").map((one) => {
    const [betPrice, outcome, fixtureId] = one.split(" ");
    return { betPrice: Number(betPrice), outcome: outcome as LegOutcome, fixtureId: fixtureId ?? null };
  });

it.each([
  ["195 won", 195],
  ["195 lost", 195],
  ["101 won, 130 void", 101],
  ["101 won, 130 push", 101],
  ["101 lost, 500 open", 505],
  ["115 won, 115 won", 132],
  ["195 half_won, 195 half_lost", 380],
  ["130 void, 130 push", 100],
] as const)("%s counts as %i", (legs, price) => expect(countedPrice(legsOf(legs))).toBe(price));

it.each([
  ["150 won a, 140 won a", 160],
  ["150 won a, 140 void a", 150],
  ["150 lost a, 140 won a, 200 won b", 320],
] as const)("%s, the legs of a taken together at 1.60, counts as %i", (legs, price) =>
  expect(countedPrice(legsOf(legs), { a: 160 })).toBe(price),
);

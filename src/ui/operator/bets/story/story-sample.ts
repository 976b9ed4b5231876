// A dispute for stories and tests: a bet whose price moved, that was placed once more, and was cashed out.
import type { BetStory } from "../../../../api/contract/operator/bet-story.ts";
import type { TrailEvent, TrailStep } from "../../../../api/contract/sports/trails.ts";

const START = Date.parse("2026-11-21T12:00:00.000Z");
const isoAt = (ms: number): string => new Date(START + ms).toISOString();
const step = (ms: number, event: TrailEvent, state: string): TrailStep => ({ at: START + ms, event, state });
const asked = (betPrice: number) => ({
  stake: 50_000,
  accept: "none" as const,
  picks: [{ selectionId: "s1", betPrice, version: 4 }],
});

const terms = (seenPrice: number, price: number) => ({
  kind: "bet" as const,
  stake: 50_000,
  accept: "none",
  legs: [{ selectionId: "s1", seenPrice, price, status: "open", seenVersion: 4, version: 5, statusVersion: 1 }],
  limits: {
    level: 1,
    minStake: 1_000,
    maxStake: 1_000_000,
    stakeStep: 10,
    maxLegs: 10,
    maxPrice: 100_000,
    maxPayout: 3_000_000,
    maxSelectionStake: 1_000_000,
    maxFixtureStake: 2_000_000,
  },
  balance: 120_000,
  decideAt: null,
});

const FIRST = "11111111-0000-4000-8000-000000000001";
const SECOND = "11111111-0000-4000-8000-000000000002";
const SOLD = "11111111-0000-4000-8000-000000000003";
const offer = { stake: 50_000, value: 61_000, rule: null, version: 3, delayMs: 0 };

export const storySample: BetStory = {
  userId: "member01",
  judgements: [
    {
      id: 1,
      key: FIRST,
      stage: "bet",
      betId: null,
      verdict: "refused",
      code: "price_changed",
      rule: null,
      at: isoAt(3_180),
      terms: terms(210, 195),
    },
    {
      id: 2,
      key: SECOND,
      stage: "bet",
      betId: "b1",
      verdict: "accepted",
      code: null,
      rule: null,
      at: isoAt(9_420),
      terms: terms(195, 195),
    },
    {
      id: 3,
      key: SOLD,
      stage: "cash_out",
      betId: "b1",
      verdict: "paid",
      code: null,
      rule: null,
      at: isoAt(95_200),
      terms: { kind: "cashOut", stake: 50_000, least: 60_390, version: 3, offer, paid: 61_000, decideAt: null },
    },
  ],
  trails: [
    {
      key: FIRST,
      machine: "placement",
      previous: null,
      sentAt: isoAt(4_800),
      receivedAt: isoAt(4_850),
      steps: [
        step(0, { type: "trail.began", fresh: true, isDirect: false }, "editing"),
        step(1_200, { type: "placement.open", request: asked(210) }, "confirming"),
        step(3_000, { type: "placement.confirm", request: asked(210) }, "storing"),
        step(3_010, { type: "xstate.done.actor.storeIntent" }, "sending"),
        step(
          3_260,
          {
            type: "xstate.done.actor.sendCommand",
            answer: {
              kind: "priceChanged",
              code: "price_changed",
              picks: [{ selectionId: "s1", betPrice: 195, status: "open", version: 5 }],
            },
          },
          "priceChanged",
        ),
      ],
    },
    {
      key: SECOND,
      machine: "placement",
      previous: FIRST,
      sentAt: isoAt(11_000),
      receivedAt: isoAt(11_050),
      steps: [
        step(9_300, { type: "trail.began", fresh: true, isDirect: false }, "priceChanged"),
        step(9_300, { type: "placement.open", request: asked(195) }, "storing"),
        step(9_310, { type: "xstate.done.actor.storeIntent" }, "sending"),
        step(
          9_500,
          {
            type: "xstate.done.actor.sendCommand",
            answer: { kind: "placed", bet: { id: "b1", acceptance: "accepted", stake: 50_000, price: 195 } },
          },
          "accepted",
        ),
      ],
    },
    {
      key: SOLD,
      machine: "cash-out",
      previous: null,
      sentAt: isoAt(97_000),
      receivedAt: isoAt(97_040),
      steps: [
        step(95_000, { type: "trail.began", offer, part: null, fall: 1 }, "quoting"),
        step(95_000, { type: "cashOut.sell" }, "storing"),
        step(95_010, { type: "xstate.done.actor.storeIntent" }, "sending"),
        step(
          95_290,
          { type: "xstate.done.actor.sendCommand", answer: { kind: "paid", stake: 50_000, paid: 61_000 } },
          "paid",
        ),
      ],
    },
  ],
  near: [
    {
      id: 4,
      key: "11111111-0000-4000-8000-000000000004",
      stage: "bet",
      betId: null,
      verdict: "refused",
      code: "insufficient_funds",
      rule: null,
      at: isoAt(40_000),
      terms: { ...terms(195, 195), stake: 500_000, balance: 70_000 },
    },
  ],
};

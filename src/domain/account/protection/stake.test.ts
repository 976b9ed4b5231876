import { expect, it } from "vitest";
import { type OwnProtection, stakeRefusal } from "./stake.ts";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const at = (ms: number) => new Date(NOW + ms);
const own = (set: Partial<OwnProtection>): OwnProtection => ({
  breakUntil: null,
  excludedUntil: null,
  losses: [],
  ...set,
});

it("takes a stake up to what the tightest limit leaves, and none in an absence", () => {
  const losses = [
    { period: "week", limit: 25_000, lost: 0 },
    { period: "month", limit: 20_000, lost: 5_000 },
  ] as const;
  expect(stakeRefusal(own({ losses }), 15_000, NOW)).toBeNull();
  expect(stakeRefusal(own({ losses }), 15_001, NOW)).toEqual({ rule: "loss_limit", period: "month", room: 15_000 });
  expect(stakeRefusal(own({ losses, breakUntil: at(1) }), 1, NOW)).toMatchObject({ rule: "break" });
});

it("leaves nothing where more was lost than the limit, and more where more was won", () => {
  const day = (lost: number) => own({ losses: [{ period: "day", limit: 1_000, lost }] });
  expect(stakeRefusal(day(5_000), 1, NOW)).toEqual({ rule: "loss_limit", period: "day", room: 0 });
  expect(stakeRefusal(day(-5_000), 6_000, NOW)).toBeNull();
  expect(stakeRefusal(day(-5_000), 6_001, NOW)).toMatchObject({ room: 6_000 });
  expect(stakeRefusal(own({}), 1_000_000, NOW)).toBeNull();
});

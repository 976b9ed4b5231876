// Answers of the server for the stories of protection.
import type { OwnLimit } from "../../../api/contract/account/protection.ts";

export const sampleOwnLimitOf = (
  kind: OwnLimit["kind"],
  period: OwnLimit["period"],
  change: Partial<OwnLimit> = {},
): OwnLimit => ({
  kind,
  period,
  limit: null,
  used: 0,
  raise: null,
  ...change,
});
export const sampleState = {
  now: "2026-11-22T01:00:00Z",
  reminderMinutes: 60,
  breakUntil: null,
  excludedUntil: null,
  limits: [
    sampleOwnLimitOf("deposit", "day", { limit: 100_000, used: 60_000 }),
    sampleOwnLimitOf("deposit", "week", {
      limit: 300_000,
      used: 360_000,
      raise: { amount: null, confirmFrom: "2026-11-22T12:00:00Z", confirmUntil: "2026-11-29T12:00:00Z" },
    }),
    sampleOwnLimitOf("deposit", "month", { used: 900_000 }),
    sampleOwnLimitOf("loss", "day", { used: -20_000 }),
    sampleOwnLimitOf("loss", "week", {
      limit: 200_000,
      used: 50_000,
      raise: { amount: 500_000, confirmFrom: "2026-11-21T12:00:00Z", confirmUntil: "2026-11-28T12:00:00Z" },
    }),
    sampleOwnLimitOf("loss", "month"),
  ],
};
export const sampleSpans = Array.from({ length: 12 }, (_, at) => ({
  from: `2026-${String(Math.floor(at / 4) + 9).padStart(2, "0")}-${String((at % 4) * 7 + 1).padStart(2, "0")}`,
  deposits: at * 10_000,
  staked: at * 30_000,
  returned: at * (at % 2 === 0 ? 20_000 : 35_000),
}));
export const sampleProtection = {
  protection: sampleState,
  "protection/history": { spans: sampleSpans },
  "protection/limits": { isDone: true },
};

// Limits that leave what a suite does alone: stakes of any ten won, and nothing that takes two operators. Calls of an address
// and the pace of a member have no limit in test mode.
import { betLimit, moneyLimit } from "../../../server/db/schema.ts";
import { writeTerms } from "../../../server/operator/approvals/terms.ts";
import { DEFAULT_TERMS } from "../../../src/domain/operator/four-eyes.ts";
import type { TestServer } from "../../api/lib/harness.ts";

const WIDE = 1_000_000_000_000;

export async function widenLimits({ context, clock }: TestServer): Promise<void> {
  const { db } = context.database;
  await db.update(betLimit).set({
    minStake: 1_000,
    stakeStep: 10,
    maxStake: 10_000_000,
    maxPrice: 100_000_000,
    maxPayout: WIDE,
    maxSelectionStake: WIDE,
    maxFixtureStake: WIDE,
  });
  await db
    .update(moneyLimit)
    .set({ minCharge: 10_000, minExchange: 10_000, unit: 10_000, exchangesPerDay: 32_000, exchangeWonPerDay: WIDE });
  // What takes two operators has suites of its own.
  await db.transaction((tx) => writeTerms(tx, clock, { ...DEFAULT_TERMS, money: WIDE, points: WIDE, moved: WIDE }));
}

// The chart of accounts; README.md beside this file says what each holds.
import { account } from "../db/schema.ts";
import type { Queryable } from "../db/open.ts";

export const HOUSE = {
  bank: "house_bank",
  stakes: "house_stakes",
  payouts: "house_payouts",
  points: "house_points",
  promotions: "house_promotions",
  capital: "house_capital",
} as const;

export const memberAccount = {
  wallet: (memberId: string) => `wallet:${memberId}`,
  staked: (memberId: string) => `staked:${memberId}`,
  owed: (memberId: string) => `owed:${memberId}`,
  points: (memberId: string) => `points:${memberId}`,
  reserved: (memberId: string) => `reserved:${memberId}`,
} as const;

/** Opens the house's accounts; those that stand stay as they are. */
export async function openHouseAccounts(db: Queryable): Promise<void> {
  await db
    .insert(account)
    .values([
      { id: HOUSE.bank, kind: "house_bank", currency: "won", normal: "debit" },
      { id: HOUSE.stakes, kind: "house_stakes", currency: "won", normal: "credit" },
      { id: HOUSE.payouts, kind: "house_payouts", currency: "won", normal: "debit" },
      { id: HOUSE.points, kind: "house_points", currency: "point", normal: "debit" },
      { id: HOUSE.promotions, kind: "house_promotions", currency: "won", normal: "debit" },
      { id: HOUSE.capital, kind: "house_capital", currency: "won", normal: "credit" },
    ])
    .onConflictDoNothing();
}

/** Opens a new member's four accounts, empty. */
export async function openMemberAccounts(db: Queryable, memberId: string): Promise<void> {
  await db
    .insert(account)
    .values([
      { id: memberAccount.wallet(memberId), kind: "wallet", memberId, currency: "won", normal: "credit" },
      { id: memberAccount.staked(memberId), kind: "staked", memberId, currency: "won", normal: "credit" },
      { id: memberAccount.owed(memberId), kind: "owed", memberId, currency: "won", normal: "debit" },
      { id: memberAccount.points(memberId), kind: "points", memberId, currency: "point", normal: "credit" },
    ])
    .onConflictDoNothing();
}

/** Opens the account of what exchanges reserve, with the member's first one. */
export async function openReservedAccount(db: Queryable, memberId: string): Promise<void> {
  const id = memberAccount.reserved(memberId);
  await db
    .insert(account)
    .values({ id, kind: "reserved", memberId, currency: "won", normal: "credit" })
    .onConflictDoNothing();
}

// Bank accounts of the demo: the house's, and one of each member with a known withdrawal password.
import { asc, eq, sql } from "drizzle-orm";
import { hashPassword } from "../session/password.ts";
import { dateNow, type Clock } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { houseBank, member, memberBank } from "../db/schema.ts";

/** Of every demo member; the README names it. */
const DEMO_WITHDRAWAL_PASSWORD = "482915";

const HOUSE_BANKS = [
  { id: "demo-1", bank: "한빛은행", number: "110-482-903175", holder: "한판", minLevel: 1, maxLevel: 5 },
  { id: "demo-2", bank: "새길은행", number: "3020-77-1184620", holder: "한판", minLevel: 6, maxLevel: 99 },
];
const OWN_BANKS = ["한빛은행", "새길은행", "푸른저축은행"];

export async function seedBanks(tx: Tx, clock: Clock): Promise<void> {
  await tx.insert(houseBank).values(HOUSE_BANKS).onConflictDoNothing();
  await seedMemberBanks(tx, clock);
}

let knownHash: Promise<string> | undefined;

/** Every demo member's own account, as it was in the beginning. */
export async function seedMemberBanks(tx: Tx, clock: Clock): Promise<void> {
  knownHash ??= hashPassword(DEMO_WITHDRAWAL_PASSWORD);
  const passwordHash = await knownHash;
  const members = await tx.select().from(member).where(eq(member.demo, true)).orderBy(asc(member.userId));
  const rows = members
    .filter(({ role }) => role === 1)
    .map(({ id, nickname }, at) => ({
      memberId: id,
      bank: OWN_BANKS[at % OWN_BANKS.length] ?? "한빛은행",
      number: `110-20${String(at + 1).padStart(2, "0")}-${String(304_517 + at * 7_919).padStart(6, "0")}`,
      holder: nickname,
      passwordHash,
      changedAt: dateNow(clock),
    }));
  for (const row of rows)
    await tx.insert(memberBank).values(row).onConflictDoUpdate({ target: memberBank.memberId, set: row });
}

/** The limits of charges and exchanges with which a new site begins: server/db/migrations/0000_baseline.sql. */
export async function seedMoneyLimits(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from money_limit`);
  await tx.execute(sql`insert into money_limit
    select level, 10000, 1000000 * level, 10000, 1000000 * level, 1000, 5, 2000000 * level,
      '{10000,50000,100000,500000,1000000}' from generate_series(1, 10) as level`);
}

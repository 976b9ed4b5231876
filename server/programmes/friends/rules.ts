// The rules of rewards for friends: a row of the table of settings.
import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { FriendRulesOnWire } from "../../../src/api/contract/programmes/friends.ts";
import type { FriendRules } from "../../../src/domain/programmes/friends/reward.ts";
import { monthAfter } from "../../../src/domain/programmes/attendance.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { setting } from "../../db/schema.ts";

const KEY = "friendRules";
const NO_RULES: FriendRules = {
  isOn: false,
  lossPercent: 0,
  firstChargePercent: 0,
  firstChargeTurnover: 100,
  maxPoints: 1,
};

/** `since`: the day of Seoul from which losses count; `nextMonth`: the first month that is not paid yet. */
const Stored = v.object({ ...FriendRulesOnWire.entries, since: v.string(), nextMonth: v.string() });
export type StoredRules = v.InferOutput<typeof Stored>;

/** null before an operator has set any. */
export async function readStored(db: Queryable): Promise<StoredRules | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const stored = v.safeParse(Stored, row?.value);
  return stored.success ? stored.output : null;
}

export async function readFriendRules(db: Queryable): Promise<FriendRules> {
  const stored = await readStored(db);
  if (!stored) return NO_RULES;
  const { since: _since, nextMonth: _nextMonth, ...rules } = stored;
  return rules;
}

/** Losses count from the day on which the programme begins, or begins again. */
export async function writeFriendRules(tx: Tx, clock: Clock, rules: FriendRules): Promise<void> {
  await tx.select({ key: setting.key }).from(setting).where(eq(setting.key, KEY)).for("update");
  const before = await readStored(tx);
  const today = seoulDay(clock.now());
  const { since, nextMonth } = before?.isOn ? before : { since: today, nextMonth: today.slice(0, 7) };
  await store(tx, clock, { ...rules, since, nextMonth });
}

/** The month is paid. An operator may change the rules meanwhile: nothing else of them is written. */
export async function moveOn(db: Queryable, clock: Clock, month: string): Promise<void> {
  const next = monthAfter(month, 1);
  await db
    .update(setting)
    .set({ value: sql`jsonb_set(${setting.value}, '{nextMonth}', to_jsonb(${next}::text))`, updatedAt: dateNow(clock) })
    .where(and(eq(setting.key, KEY), sql`${setting.value} ->> 'nextMonth' = ${month}`));
}

async function store(db: Queryable, clock: Clock, value: StoredRules): Promise<void> {
  const row = { key: KEY, value, updatedAt: dateNow(clock) };
  await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

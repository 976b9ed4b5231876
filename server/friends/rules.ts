// The rules of rewards for friends: a row of the table of settings.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { FriendRulesOnWire } from "../../src/api/contract/friends.ts";
import type { FriendRules } from "../../src/domain/friends/reward.ts";
import { seoulDay } from "../../src/domain/time.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { setting } from "../db/schema.ts";

const KEY = "friendRules";
const NO_RULES: FriendRules = { isOn: false, lossPercent: 0, firstChargePercent: 0, maxPoints: 1 };

/** `nextDay`: the first day of Seoul whose losses are not paid yet. */
const Stored = v.object({ ...FriendRulesOnWire.entries, nextDay: v.string() });
export type StoredRules = v.InferOutput<typeof Stored>;

/** null before an operator has set any. */
export async function readStored(db: Queryable): Promise<StoredRules | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const stored = v.safeParse(Stored, row?.value);
  return stored.success ? stored.output : null;
}

export async function readFriendRules(db: Queryable): Promise<FriendRules> {
  const { nextDay: _nextDay, ...rules } = (await readStored(db)) ?? { ...NO_RULES, nextDay: "" };
  return rules;
}

/** Losses count from the day on which the programme begins, or begins again. */
export async function writeFriendRules(tx: Tx, clock: Clock, rules: FriendRules): Promise<void> {
  const before = await readStored(tx);
  const nextDay = before?.isOn ? before.nextDay : seoulDay(clock.now());
  await store(tx, clock, { ...rules, nextDay });
}

export async function store(db: Queryable, clock: Clock, value: StoredRules): Promise<void> {
  const row = { key: KEY, value, updatedAt: dateNow(clock) };
  await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

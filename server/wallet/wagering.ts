// What members have to stake before an exchange, counted from their settled bets: decisions, rule 37. What of a bet
// counts says its column `wagered`.
import type { GameProduct } from "../../src/domain/common/game-type.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { accountKind } from "../../src/domain/session/account.ts";
import { WageringWeightsOnWire } from "../../src/api/contract/wallet/wagering.ts";
import {
  DEFAULT_WAGERING_WEIGHTS,
  shareStakes,
  type WageringShare,
  type WageringWeights,
  weigh,
} from "../../src/domain/wallet/wagering.ts";
import { rowsFrom } from "../db/execute.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, member, setting, wagering } from "../db/schema.ts";
import { newId } from "../ids.ts";

/** A member with less than this many won, open stakes included, begins anew. */
const NOTHING_LEFT = 1_000;
const WEIGHTS_KEY = "wageringWeights";

export async function readWeights(db: Queryable): Promise<WageringWeights> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, WEIGHTS_KEY));
  const stored = v.safeParse(WageringWeightsOnWire, row?.value);
  return stored.success ? stored.output : DEFAULT_WAGERING_WEIGHTS;
}

export async function writeWeights(tx: Tx, clock: Clock, value: WageringWeights): Promise<void> {
  const row = { key: WEIGHTS_KEY, value, updatedAt: dateNow(clock) };
  await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

/**
 * Requires stakes from the member from now on; call it before the money is credited. `ref` counts once. What was
 * required before is over where it is met, or where the member has nothing left of that money.
 */
export async function grantWagering(
  tx: Tx,
  clock: Clock,
  { memberId, ref, required }: { memberId: string; ref: string; required: number },
): Promise<void> {
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  // Operators and managers do not bet.
  if (!own || accountKind(own) !== "member") return;
  const [held] = await tx
    .select({ total: sql`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
    .from(account)
    .where(and(eq(account.memberId, memberId), inArray(account.kind, ["wallet", "staked", "reserved"])));
  const isOver = (held?.total ?? 0) < NOTHING_LEFT || (await readWagering(tx, memberId)).left === 0;
  if (isOver) await endWagering(tx, dateNow(clock), memberId);
  if (required > 0)
    await tx.insert(wagering).values({ id: newId(), memberId, ref, required, grantedAt: dateNow(clock) });
}

/** What is required now is met for good: bets that are revised later, and other weights, do not ask for it again. */
export async function endWagering(tx: Tx, endedAt: Date, memberId: string): Promise<void> {
  await tx.update(wagering).set({ endedAt }).where(inForce(memberId));
}

const inForce = (memberId: string) => and(eq(wagering.memberId, memberId), isNull(wagering.endedAt));

export interface Wagering {
  /** Won that the member still has to stake, of all grants. */
  left: number;
  /** The grants in force, the oldest first. */
  grants: (typeof wagering.$inferSelect & WageringShare)[];
}

export async function readWagering(db: Queryable, memberId: string): Promise<Wagering> {
  const grants = await db
    .select()
    .from(wagering)
    .where(inForce(memberId))
    .orderBy(asc(wagering.grantedAt), asc(wagering.id));
  if (grants.length === 0) return { left: 0, grants: [] };
  const staked = await stakedAfter(
    db,
    memberId,
    grants.map(({ grantedAt }) => grantedAt),
  );
  const shares = shareStakes(grants.map(({ required }, at) => ({ required, staked: staked[at] ?? 0 })));
  return {
    left: shares.reduce((sum, { left }) => sum + left, 0),
    grants: grants.map((grant, at) => ({ ...grant, ...(shares[at] ?? { done: 0, left: grant.required }) })),
  };
}

/**
 * What counts of the member's bets that were placed from each of these times on and before the next one; the last part
 * has no end. The times in their order.
 */
export async function stakedAfter(db: Queryable, memberId: string, times: readonly Date[]): Promise<number[]> {
  const [first] = times;
  if (!first) return [];
  const bounds = JSON.stringify(times.map((at) => at.toISOString()));
  const rows = await rowsFrom<{ part: number; product: GameProduct; staked: string }>(
    db,
    sql`select width_bucket(extract(epoch from b.placed_at), (
          select array_agg(extract(epoch from v::timestamptz) order by v::timestamptz)
          from jsonb_array_elements_text(${bounds}::text::jsonb) v)) as part,
        rolling_category(b.game_type) as product, sum(b.wagered)::text as staked
      from bet b
      where b.member_id = ${memberId} and b.placed_at >= ${first.toISOString()}::timestamptz and b.wagered > 0
      group by 1, 2`,
  );
  const weights = await readWeights(db);
  return times.map((_, at) => {
    const own = rows.filter(({ part }) => part === at + 1);
    return weigh(Object.fromEntries(own.map(({ product, staked }) => [product, Number(staked)])), weights);
  });
}

/** What the member had to stake before an exchange that was asked for at this time, and what counted of the bets for it. */
export async function wageringBefore(
  db: Queryable,
  memberId: string,
  askedAt: Date,
): Promise<{ required: number; staked: number }> {
  const grants = await db
    .select()
    .from(wagering)
    .where(and(eq(wagering.memberId, memberId), eq(wagering.endedAt, askedAt)))
    .orderBy(asc(wagering.grantedAt), asc(wagering.id));
  const times = grants.map(({ grantedAt }) => grantedAt);
  // Bets that are placed after it are no part of it.
  const staked = (await stakedAfter(db, memberId, [...times, askedAt])).slice(0, times.length);
  const total = (won: readonly number[]) => won.reduce((sum, one) => sum + one, 0);
  return { required: total(grants.map(({ required }) => required)), staked: total(staked) };
}

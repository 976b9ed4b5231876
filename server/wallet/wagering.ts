// What members have to stake before an exchange, counted from their settled bets.
import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { SETTLEMENT } from "../../src/domain/market.ts";
import { remainingWagering } from "../../src/domain/wallet/wagering.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, bet, wagering } from "../db/schema.ts";
import { newId } from "../ids.ts";

/** A member with less than this many won, open stakes included, begins anew. */
const NOTHING_LEFT = 1_000;

/** Requires stakes from the member from now on; call it before the money is credited. `ref` counts once. */
export async function grantWagering(
  tx: Tx,
  clock: Clock,
  { memberId, ref, required }: { memberId: string; ref: string; required: number },
): Promise<void> {
  const [held] = await tx
    .select({ total: sql`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
    .from(account)
    .where(and(eq(account.memberId, memberId), inArray(account.kind, ["wallet", "staked", "reserved"])));
  const startsAnew = (held?.total ?? 0) < NOTHING_LEFT;
  if (required === 0 && !startsAnew) return;
  const row = { id: newId(), memberId, ref, required, startsAnew, grantedAt: dateNow(clock) };
  await tx.insert(wagering).values(row);
}

/** Won that the member still has to stake. Bets that were cancelled or void do not count. */
export async function wageringLeft(db: Queryable, memberId: string): Promise<number> {
  const grants = await db
    .select()
    .from(wagering)
    .where(eq(wagering.memberId, memberId))
    .orderBy(asc(wagering.grantedAt), asc(wagering.id));
  const inForce = grants.slice(
    Math.max(
      0,
      grants.findLastIndex((grant) => grant.startsAnew),
    ),
  );
  const [first] = inForce;
  if (!first || inForce.every(({ required }) => required === 0)) return 0;
  const bounds = inForce.map(({ grantedAt }) => grantedAt.toISOString());
  const part = sql<number>`width_bucket(extract(epoch from ${bet.placedAt}), (
    select array_agg(extract(epoch from v::timestamptz) order by v::timestamptz)
    from jsonb_array_elements_text(${JSON.stringify(bounds)}::text::jsonb) v))`;
  const stakes = await db
    .select({ part: part.mapWith(Number), staked: sql`sum(${bet.stake})`.mapWith(Number) })
    .from(bet)
    .where(
      and(
        eq(bet.memberId, memberId),
        gte(bet.placedAt, first.grantedAt),
        inArray(bet.status, [SETTLEMENT.lost, SETTLEMENT.won]),
      ),
    )
    .groupBy(sql`1`);
  return remainingWagering(
    inForce.map(({ required, startsAnew }, at) => ({
      required,
      startsAnew,
      staked: stakes.find((one) => one.part === at + 1)?.staked ?? 0,
    })),
  );
}

// Which of what a command does takes a second operator. Small amounts of one operator for one receiver add up.
import { and, eq, gt, sql, sum } from "drizzle-orm";
import { SUMMED_HOURS, takesTwo } from "../../../src/domain/operator/four-eyes.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { operatorMove } from "../../db/schema.ts";
import { readTerms } from "./terms.ts";
import type { Weighed } from "./weigh.ts";

const HOUR_MS = 3_600_000;

/** Holds the operator's sums for the transaction, so that two commands at once are not both below the amount. */
export async function judge(
  tx: Tx,
  clock: Clock,
  operatorId: string,
  weighed: readonly Weighed[],
): Promise<{ over: Weighed[]; alone: Weighed[] }> {
  const over: Weighed[] = [];
  const alone: Weighed[] = [];
  if (weighed.length === 0) return { over, alone };
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`operator_move ${operatorId}`}, 0))`);
  const terms = await readTerms(tx);
  const since = new Date(clock.now() - SUMMED_HOURS * HOUR_MS);
  const sums = new Map<string, number>();
  const summed = async (measure: string, receiver: string): Promise<number> => {
    const key = `${measure} ${receiver}`;
    const known = sums.get(key);
    if (known !== undefined) return known;
    const [row] = await tx
      .select({ amount: sum(operatorMove.amount) })
      .from(operatorMove)
      .where(
        and(
          eq(operatorMove.operatorId, operatorId),
          eq(operatorMove.receiver, receiver),
          eq(operatorMove.measure, measure),
          gt(operatorMove.at, since),
        ),
      );
    const found = Number(row?.amount ?? 0);
    sums.set(key, found);
    return found;
  };
  for (const one of weighed) {
    let isOver = takesTwo(one.measure, one.amount ?? 0, terms);
    for (const { receiver, amount } of one.shares)
      isOver ||= takesTwo(one.measure, amount + (await summed(one.measure, receiver)), terms);
    if (isOver) {
      over.push(one);
      continue;
    }
    alone.push(one);
    for (const { receiver, amount } of one.shares)
      sums.set(`${one.measure} ${receiver}`, amount + (await summed(one.measure, receiver)));
  }
  return { over, alone };
}

/** Remembers what the operator moved alone. */
export async function countMoves(tx: Tx, clock: Clock, operatorId: string, alone: readonly Weighed[]): Promise<void> {
  const at = dateNow(clock);
  const rows = alone.flatMap(({ measure, shares }) =>
    shares.filter(({ amount }) => amount > 0).map((share) => ({ operatorId, measure, ...share, at })),
  );
  if (rows.length > 0) await tx.insert(operatorMove).values(rows);
}

// Serials of bets, taken ahead: the answer of a placement holds the bet's number, and is written in the same statement as
// the bet: docs/decisions/numbers-of-bets.md.
import { sql } from "drizzle-orm";
import type { ServerContext } from "../../../context.ts";
import { rowsFrom } from "../../../db/execute.ts";
import type { Queryable } from "../../../db/open.ts";

/** How many are taken with one query. A stop of the server loses as many at most; their numbers are never given. */
const AHEAD = 64;

const ahead = new WeakMap<ServerContext, number[]>();

function aheadOf(context: ServerContext): number[] {
  const found = ahead.get(context);
  if (found) return found;
  const made: number[] = [];
  ahead.set(context, made);
  // What comes back may be an older state of the database, which gives these numbers to other nodes once more.
  context.database.onLost(() => void made.splice(0));
  return made;
}

/** The next serial. Who finds none asks with the own connection: nobody waits for a query behind another's transaction. */
export async function takeSerial(context: ServerContext, db: Queryable): Promise<number> {
  const free = aheadOf(context);
  const next = free.shift();
  if (next !== undefined) return next;
  const rows = await rowsFrom<{ serial: string | number }>(
    db,
    sql`select nextval('bet_serial_seq') as serial from generate_series(1, ${AHEAD}::int)`,
  );
  const [own, ...more] = rows.map(({ serial }) => Number(serial));
  if (own === undefined) throw new Error("a sequence gave no number");
  free.push(...more);
  return own;
}

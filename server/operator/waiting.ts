// How much waits for operators. A queue of another area is a line in QUEUES; its name is its section of the console.
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Waiting } from "../../src/api/contract/operator/waiting.ts";
import { OPEN_STATES } from "../../src/domain/wallet/money-request.ts";
import type { RequestKind } from "../../src/domain/wallet/request-states.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { joinCheck, enquiry, moneyRequest, tetherOrder } from "../db/schema.ts";
import { countWaiting } from "./approvals/list.ts";
import { countHeldWins } from "../lobby/provider/held-wins.ts";
import { HELD } from "../wallet/tether/held.ts";
import { tellOperators } from "./tell-operators.ts";

/** `operatorId`: who is told, where it is not the same for all. */
type Count = (db: Queryable, operatorId?: string) => Promise<number>;

const openOf =
  (kind: RequestKind): Count =>
  (db) =>
    db.$count(moneyRequest, and(eq(moneyRequest.kind, kind), inArray(moneyRequest.state, [...OPEN_STATES])));

const QUEUES: Readonly<Record<string, Count>> = {
  charges: openOf("charge"),
  exchanges: openOf("exchange"),
  settlements: openOf("rolling"),
  tether: (db) => db.$count(tetherOrder, HELD),
  enquiries: (db) => db.$count(enquiry, and(isNull(enquiry.answeredAt), isNull(enquiry.deletedAt))),
  providers: countHeldWins,
  approvals: (db, operatorId) => countWaiting(db, operatorId),
  joins: (db) => db.$count(joinCheck, eq(joinCheck.state, "waiting")),
};

export async function readWaiting(db: Queryable, operatorId?: string): Promise<Waiting> {
  const found = await Promise.all(
    Object.entries(QUEUES).map(async ([name, read]) => [name, await read(db, operatorId)] as const),
  );
  return { counts: Object.fromEntries(found) };
}

/** Tells every operator what waits. Call it after the commit of whatever makes a queue longer or shorter. */
export async function publishWaiting(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const all = readWaiting(db);
  await tellOperators(context, async (operatorId) => {
    const { counts } = await all;
    return { counts: { ...counts, ...(counts.approvals && { approvals: await countWaiting(db, operatorId) }) } };
  });
}

// Rows of the operators' queues with whom they are of, who works on them and who decided them.
import { eq } from "drizzle-orm";
import { alias, type PgColumn, type PgSelect } from "drizzle-orm/pg-core";
import { member } from "../db/schema.ts";

const leaser = alias(member, "leaser");
const decider = alias(member, "decider");

/** What is selected of them besides the row. */
export const QUEUE_NAMES = { member, leasedBy: leaser.userId, decidedBy: decider.userId };

type Queue = Readonly<Record<"memberId" | "leaseOwner" | "decidedBy", PgColumn>>;

export const withQueueNames = <Rows extends PgSelect>(rows: Rows, { memberId, leaseOwner, decidedBy }: Queue) =>
  rows
    .innerJoin(member, eq(member.id, memberId))
    .leftJoin(leaser, eq(leaser.id, leaseOwner))
    .leftJoin(decider, eq(decider.id, decidedBy));

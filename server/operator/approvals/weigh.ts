// How much a command of an operator moves, and what it is about, before it runs. A rule reads and writes nothing.
import { createHash } from "node:crypto";
import { inArray, sql, type SQL } from "drizzle-orm";
import type { Measure } from "../../../src/domain/operator/four-eyes.ts";
import type { ServerContext } from "../../context.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { member } from "../../db/schema.ts";

/** A call as it is kept: parsed, so that it runs again as it was asked for. */
export interface KeptCall {
  /** Its method and path, as its endpoint names them. */
  call: string;
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What one receiver gets or loses by it. */
export interface Share {
  /** A user id, or `house` or `anyone`; of voids the match as well: `fixture:f1`. */
  receiver: string;
  amount: number;
}

export interface Weighed {
  measure: Measure;
  /** Won or points; null where it takes two whatever it moves. */
  amount: number | null;
  /** What counts with other amounts of the same operator. */
  shares: readonly Share[];
  /** What it is about: `member:member01`. */
  subjects: readonly string[];
  /** Of what it is about: another one when the approval comes, and it was overtaken. */
  version: string;
  /** Of a call about many things: the id of the one that this is about. */
  part?: string;
}

/**
 * It reads through `db` alone: it runs in a transaction, and another connection would wait for it where there is one only.
 * `by`: the member id of who asks. `isKept`: it was asked for, and is looked at again.
 */
export type Rule<Params = never, Body = never, Query = never> = (
  db: Queryable,
  context: Omit<ServerContext, "database">,
  asked: { params: Params; query: Query; body: Body; by: string; isKept?: boolean },
) => Promise<readonly Weighed[]>;

export const versionOf = (...read: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(read)).digest("hex");

/** The version of rows of a table. */
export async function versionOfRows(db: Queryable, table: string, where: SQL = sql`true`): Promise<string> {
  const name = sql.identifier(table);
  const [row] = await rowsFrom<{ rows: string }>(
    db,
    sql`select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as rows from ${name} t where ${where}`,
  );
  return versionOf(row?.rows);
}

export async function userIdsOf(db: Queryable, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, userId: member.userId })
    .from(member)
    .where(inArray(member.id, [...new Set(memberIds)]));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/** Takes two whatever it moves. */
export const always = (version: string, ...subjects: readonly string[]): Weighed[] => [
  { measure: "always", amount: null, shares: [], subjects, version },
];

/** Of what moves money or points of one receiver. */
export const ofReceiver = (
  measure: "money" | "points",
  receiver: string,
  amount: number,
  version: string,
  ...subjects: readonly string[]
): Weighed[] => [{ measure, amount, shares: [{ receiver, amount }], subjects, version }];

// Accounts of the tree of managers and agents for tests, with members of their own.
import { eq } from "drizzle-orm";
import { agentShare, member } from "../../../server/db/schema.ts";
import type { Share } from "../../../src/domain/operator/agents.ts";
import type { ManagerRole } from "../../../src/domain/operator/rights.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { newMember } from "./betting.ts";
import type { TestServer } from "./harness.ts";

export type Person = ApiUser & { memberId: string };

export const result = (product: Share["product"], rate: number): Share => ({ product, basis: "result", rate });
export const turnover = (product: Share["product"], rate: number): Share => ({ product, basis: "turnover", rate });

/** An account of the tree, logged in. `above`: null for the house. */
export async function newAgent(
  server: TestServer,
  { role = "manager", above = null, shares = [] }: { role?: ManagerRole; above?: Person | null; shares?: Share[] } = {},
): Promise<Person> {
  const { db } = server.context.database;
  const one = await newMember(server, 0);
  await db
    .update(member)
    .set({ type: 2, role: 2, roles: [role], recommenderId: above?.memberId ?? null })
    .where(eq(member.id, one.memberId));
  if (shares.length > 0)
    await db.insert(agentShare).values(shares.map((share) => ({ memberId: one.memberId, ...share })));
  return one;
}

/** A member whom an account of the tree, or another member, recommended. */
export async function memberOf(server: TestServer, above: Person, emoney = 100_000): Promise<Person> {
  const one = await newMember(server, emoney);
  await server.context.database.db
    .update(member)
    .set({ recommenderId: above.memberId })
    .where(eq(member.id, one.memberId));
  return one;
}

export interface Listed {
  columns: { id: string }[];
  items: (string | number | null)[][];
}

/** The rows of a report as objects by the ids of its columns. */
export function rowsOf({ columns, items }: Listed): Record<string, string | number | null>[] {
  return items.map((row) => Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? null])));
}

export const readRows = async (by: ApiUser, path: string) => rowsOf(await by.ask<Listed>("GET", path));

// Two operators: what one asks for, what the other one decides, and what a command keeps for a second one.
import { eq } from "drizzle-orm";
import { approval, setting } from "../../../server/db/schema.ts";
import { writeTerms } from "../../../server/operator/approvals/terms.ts";
import { DEFAULT_TERMS } from "../../../src/domain/operator/four-eyes.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";
import { operatorOf, servedHere } from "./served.ts";

interface Kept<T> {
  answer: T;
  waits: { measure: string; amount: number | null; subjects: string[] }[];
}

/** Runs the work while `money` won take two. What waits is withdrawn again by the operator who asked. */
export async function keptAt<T>(
  { context }: TestServer,
  operator: ApiUser,
  money: number,
  work: () => Promise<T>,
): Promise<Kept<T>> {
  const { db } = context.database;
  await db.transaction((tx) => writeTerms(tx, context.clock, { ...DEFAULT_TERMS, money }));
  const answer = await work();
  const rows = await db.select().from(approval).where(eq(approval.state, "asked"));
  for (const { id } of rows) await operator.ask("POST", `/api/admin/approvals/${id}`, { decision: "withdraw" });
  await db.delete(setting).where(eq(setting.key, "fourEyes"));
  return { answer, waits: rows.map(({ measure, amount, subjects }) => ({ measure, amount, subjects })) };
}

/** The server of a file of tests with two operators who may decide about each other. */
export function twoOperators() {
  const server = servedHere();
  const [first, second] = [operatorOf(server), operatorOf(server, "admin02")];
  /** After their sessions are over. */
  const enterAgain = async (): Promise<void> => {
    for (const one of [first, second])
      // oxlint-disable-next-line no-await-in-loop -- one login after the other
      Object.assign(one, await server.user(one.userId));
  };
  return { server, first, second, enterAgain };
}

interface Decided<Body> {
  state: string;
  code?: string;
  message?: string;
  answer: { status: number; body: Body } | null;
}

export const decide = <Body = unknown>(by: ApiUser, id: string, decision: string, reason = "") =>
  by.callAlone<Decided<Body>>("POST", `/api/admin/approvals/${id}`, { decision, reason });

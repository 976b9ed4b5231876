// What tests of charges and exchanges say often.
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { member, memberBank } from "../../../server/db/schema.ts";
import type { Answer, ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";
import { newMember } from "./betting.ts";

export interface Request {
  id: string;
  kind: string;
  state: string;
  version: number;
  amount: number;
  bonus: number;
  wagering: number;
  reason: string | null;
  bank: { bank: string; number: string; holder: string } | null;
}
export type Report = {
  request: Request;
  emoney: number;
  code?: string;
  message?: string;
  problems?: { path: string; message: string }[];
};

export const WITHDRAWAL_PASSWORD = "482915";

const keyed = (key?: string): Record<string, string> => (key === undefined ? {} : { "Idempotency-Key": key });

export function charge(user: ApiUser, body: object = {}, key?: string): Promise<Answer<Report>> {
  return user.call("POST", "/api/charge/requests", { amount: 50_000, depositor: "홍길동", ...body }, keyed(key));
}

export function exchange(user: ApiUser, body: object = {}, key?: string): Promise<Answer<Report>> {
  const request = { amount: 30_000, withdrawalPassword: WITHDRAWAL_PASSWORD, ...body };
  return user.call("POST", "/api/exchange/requests", request, keyed(key));
}

export async function act(
  operator: ApiUser,
  action: string,
  ids: readonly string[],
  rest: object = {},
): Promise<(string | null)[]> {
  const { items } = await operator.ask<{ items: { id: string; problem: string | null }[] }>(
    "POST",
    "/api/admin/money-requests/act",
    { action, ids, ...rest },
  );
  expect(items.map(({ id }) => id)).toEqual(ids);
  return items.map(({ problem }) => problem);
}

/** Claims and approves. */
export async function approve(operator: ApiUser, id: string): Promise<void> {
  expect(await act(operator, "claim", [id])).toEqual([null]);
  expect(await act(operator, "approve", [id])).toEqual([null]);
}

/** Takes a charge through, from the request to the credit. */
export async function chargeDone(user: ApiUser, operator: ApiUser, body: object = {}): Promise<Request> {
  const { status, body: report } = await charge(user, body);
  expect(status).toBe(201);
  await approve(operator, report.request.id);
  return report.request;
}

/** A new member with `emoney` won and the bank account of a demo member. */
export async function memberWithBank(server: TestServer, emoney: number): Promise<ApiUser & { memberId: string }> {
  const { db } = server.context.database;
  const user = await newMember(server, emoney);
  const [like] = await db
    .select({ bank: memberBank })
    .from(memberBank)
    .innerJoin(member, eq(member.id, memberBank.memberId))
    .where(eq(member.userId, "member01"));
  if (!like) throw new Error("member01 has no bank account");
  await db.insert(memberBank).values({ ...like.bank, memberId: user.memberId });
  return user;
}

/** A second operator: a copy of admin01 but for the name. */
export async function secondOperator(server: TestServer): Promise<ApiUser> {
  const { db } = server.context.database;
  const [like] = await db.select().from(member).where(eq(member.userId, "admin01"));
  if (!like) throw new Error("no admin01");
  const second = { ...like, code: "ADMIN002", id: "second-operator", userId: "admin02", nickname: "관리자2" };
  await db.insert(member).values(second).onConflictDoNothing();
  return server.user("admin02");
}

export async function requestNow(user: ApiUser, id: string): Promise<Request> {
  const { items } = await user.ask<{ items: Request[] }>("GET", "/api/money-requests?itemsPerPage=100");
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error(`no request ${id}`);
  return found;
}

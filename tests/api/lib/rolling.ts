// What tests of rolling say often.
import { eq } from "drizzle-orm";
import { fixture, rollingRate } from "../../../server/db/schema.ts";
import type { Answer, ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";

export interface Part {
  category: string;
  share: string;
  percent: number;
  before: { turnover: number; correction: number; won: number };
  after: { turnover: number; won: number };
}
export interface Summary {
  parts: Part[];
  won: number;
  hasLine: boolean;
  latest: { id: string; amount: number } | null;
}
export interface Report {
  request: {
    id: string;
    state: string;
    amount: number;
    typeName: string;
    lines: { category: string; share: string; percent: number; turnover: number; correction: number; won: number }[];
  };
  code?: string;
}

export const summaryOf = (user: ApiUser, scope = "all") =>
  user.ask<Summary>("GET", `/api/rolling/summary?scope=${scope}`);

export async function partOf(user: ApiUser, category: string, share = "own"): Promise<Part> {
  const part = (await summaryOf(user)).parts.find((one) => one.category === category && one.share === share);
  if (!part) throw new Error(`no part ${category} ${share}`);
  return part;
}

export const requestRolling = (user: ApiUser, scope = "all", key?: string): Promise<Answer<Report>> =>
  user.call("POST", "/api/rolling/requests", { scope }, key === undefined ? {} : { "Idempotency-Key": key });

/** Sets the same rates for every category of a level, also such as an operator may not set. */
export async function setRates(server: TestServer, level: number, own: number, line: number): Promise<void> {
  await server.context.database.db.update(rollingRate).set({ own, line }).where(eq(rollingRate.level, level));
}

/** Gives a fixture a result, as if it had begun a while ago. */
export async function endFixture(server: TestServer, operator: ApiUser, id: string, result: object): Promise<void> {
  const startsAt = new Date(server.clock.now() - 7_200_000);
  await server.context.database.db.update(fixture).set({ startsAt }).where(eq(fixture.id, id));
  await operator.ask("POST", `/api/admin/fixtures/${id}/result`, result);
}

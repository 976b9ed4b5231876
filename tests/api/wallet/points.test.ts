import { beforeAll, expect, it } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere();
let member: ApiUser;
const operator = operatorOf(server);
beforeAll(async () => {
  member = await server.user("member05");
});

interface Balance {
  emoney: number;
  point: number;
}
const balance = () => member.ask<Balance>("GET", "/api/member/user");
const convert = (points: number, headers?: Record<string, string>) =>
  member.call<Balance & { won: number }>("POST", "/api/points/convert", { points }, headers);

it("turns points into money by the terms, in one posting of both currencies", async () => {
  expect(await member.ask("GET", "/api/points/terms")).toEqual({ wonPer100: 100, minimum: 1_000, step: 10 });
  const before = await balance();
  const { status, body } = await convert(2_000);
  expect(status).toBe(201);
  expect(body).toMatchObject({ won: 2_000, emoney: before.emoney + 2_000, point: before.point - 2_000 });
  expect(await balance()).toMatchObject({ emoney: before.emoney + 2_000, point: before.point - 2_000 });
  const entries = (query: string) =>
    member.ask<{ totalCount: number; items: { kind: string; amount: number }[] }>(
      "GET",
      `/api/wallet/entries?${query}`,
    );
  expect((await entries("of=points&kind=conversion")).items).toEqual([expect.objectContaining({ amount: -2_000 })]);
  expect((await entries("kind=conversion")).items).toEqual([expect.objectContaining({ amount: 2_000 })]);
  expect((await entries("of=points&kind=points")).items.every(({ kind }) => kind === "points")).toBe(true);
  expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
});

it("does the same key once", async () => {
  const before = await balance();
  const headers = { "Idempotency-Key": "points-key-0001" };
  const answers = await Promise.all([convert(1_000, headers), convert(1_000, headers), convert(1_000, headers)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await balance()).toMatchObject({ point: before.point - 1_000, emoney: before.emoney + 1_000 });
});

it.each([
  [990, "1,000포인트부터 전환할 수 있습니다."],
  [1_005, "10포인트 단위로 전환할 수 있습니다."],
  [10_000_000, "보유한 포인트보다 많습니다."],
])("refuses %i points under their field", async (points, message) => {
  const before = await balance();
  expect(await convert(points)).toMatchObject({ status: 400, body: { problems: [{ path: "points", message }] } });
  expect(await balance()).toEqual(before);
});

it("pays by the terms that an operator set, and never a fraction", async () => {
  const terms = { wonPer100: 33, minimum: 500, step: 1 };
  expect(await member.call("PUT", "/api/admin/point-terms", terms)).toMatchObject({ status: 403 });
  expect(await operator.ask("PUT", "/api/admin/point-terms", terms)).toEqual(terms);
  expect(await convert(501)).toMatchObject({ status: 201, body: { won: 165 } });
});

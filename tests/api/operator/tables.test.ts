// What every table of operators has: an order, all rows as a file, columns and views that are kept.
import { beforeAll, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { auditEntry } from "../../../server/db/schema.ts";
import type { OperatorMemberPage } from "../../../src/api/contract/operator/members.ts";
import type { KeptTable } from "../../../src/api/contract/operator/table.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
beforeAll(async () => {
  operator = await server.user("admin01");
});

const fileOf = async (path: string) => {
  const answer = await fetch(`${server.url}/api/admin/${path}`, {
    headers: { "X-AUTH-TOKEN": `Bearer ${operator.token}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.text()).trimEnd().split("\r\n");
};

it("lists members in the order that was asked for, and saves all of them", async () => {
  const list = (query: string) =>
    operator.ask<OperatorMemberPage>("GET", `/api/admin/members?itemsPerPage=100&${query}`);
  const rising = (await list("sort=userId")).items.map(({ userId }) => userId);
  expect(rising).toEqual(rising.toSorted());
  const falling = (await list("sort=-level")).items.map(({ level }) => level);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  const { totalCount } = await list("");
  const lines = await fileOf("members/export?format=csv");
  expect(lines).toHaveLength(1 + totalCount);
  expect(new Set(lines).size).toBe(lines.length);
});

it("saves the log of operators, and writes to it who saved what", async () => {
  await fileOf("members/export?format=csv&level=3");
  const { db } = server.context.database;
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.action, "GET /admin/members/export"));
  expect(entries.at(-1)).toMatchObject({ actor: "admin01", outcome: "read", reads: ["export"] });
  const lines = await fileOf("audit-log/export?format=csv&outcome=read");
  expect(lines.some((line) => line.includes("GET /admin/members/export"))).toBe(true);
});

it("keeps columns for oneself and views for oneself or all operators", async () => {
  const other = await server.user("admin03");
  const manager = await server.user("manager01");
  const view = { name: "큰 베팅", search: { least: 1_000_000, sort: "-stake" }, hidden: ["price"], isShared: true };
  await operator.ask("PUT", "/api/tables/bets/columns", { hidden: ["paid"] });
  await operator.ask("POST", "/api/tables/bets/views", view);
  await operator.ask("POST", "/api/tables/bets/views", { ...view, name: "내 것", isShared: false });
  const read = (by: ApiUser) => by.ask<KeptTable>("GET", "/api/tables/bets");
  const own = await read(operator);
  expect(own.hidden).toEqual(["paid"]);
  expect(own.views).toMatchObject([{ ...view, by: "admin01", isOwn: true }, { name: "내 것" }]);
  expect(await read(other)).toMatchObject({ hidden: [], views: [{ ...view, isOwn: false }] });
  expect((await read(other)).views).toHaveLength(1);
  expect((await read(manager)).views).toEqual([]);
  const [shared] = own.views;
  await other.ask("DELETE", `/api/tables/bets/views/${shared?.id}`);
  expect((await read(other)).views).toHaveLength(1);
  await operator.ask("POST", "/api/tables/bets/views", { ...view, hidden: [] });
  expect((await read(operator)).views.filter(({ name }) => name === view.name)).toMatchObject([{ hidden: [] }]);
  // Each by its name, of its table and its owner alone.
  const names = async (by: ApiUser, table = "bets") =>
    (await by.ask<KeptTable>("GET", `/api/tables/${table}`)).views.map(({ name }) => name);
  await other.ask("POST", "/api/tables/bets/views", view);
  await manager.ask("POST", "/api/tables/bets/views", { ...view, name: "총판 것" });
  await operator.ask("POST", "/api/tables/members/views", { ...view, name: "회원 표", isShared: false });
  expect(await names(operator)).toEqual(["내 것", view.name, view.name]);
  expect(await names(operator, "members")).toEqual(["회원 표"]);
  expect((await operator.ask<KeptTable>("GET", "/api/tables/members")).hidden).toEqual([]);
  expect(await names(manager)).toEqual(["총판 것"]);
  const mine = (await read(operator)).views.find(({ name }) => name === "내 것");
  await operator.ask("DELETE", `/api/tables/bets/views/${mine?.id}`);
  expect(await names(operator)).toEqual([view.name, view.name]);
  // Fifty of one table; one that takes the place of another is not one more.
  for (let count = 1; count < 50; count++)
    await operator.ask("POST", "/api/tables/bets/views", { ...view, name: `보기 ${count}`, isShared: false });
  const last = (name: string) => operator.call("POST", "/api/tables/bets/views", { ...view, name });
  expect([(await last("하나 더")).status, (await last("보기 1")).status]).toEqual([400, 201]);
  const member = await server.user("member01");
  expect((await member.call("GET", "/api/tables/bets")).status).toBe(403);
});

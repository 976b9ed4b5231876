// The search of the console: what it finds, to whom, and by an index.
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { fixture, member } from "../../../server/db/schema.ts";
import { membersQuery } from "../../../server/operator/search/search-console.ts";
import type { OperatorSearchAnswer } from "../../../src/api/contract/operator/search.ts";
import { formatBetNumber } from "../../../src/domain/common/bet-number.ts";
import { demoAccounts } from "../../../server/demo/accounts.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { newMember, placed } from "../lib/betting.ts";
import { charge } from "../lib/money.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;
const find = (text: string, by: ApiUser = operator) =>
  by.ask<OperatorSearchAnswer>("GET", `/api/admin/search?text=${encodeURIComponent(text)}`);

it("finds members by the beginning of an id or a nickname, in any case, and no staff", async () => {
  const user = await newMember(server, 0);
  await db().update(member).set({ nickname: "가나다라" }).where(eq(member.id, user.memberId));
  const own = { userId: user.userId, nickname: "가나다라", level: expect.any(Number) };
  expect((await find(user.userId.slice(0, 14).toUpperCase())).members).toEqual([own]);
  expect((await find("가나")).members).toEqual([own]);
  expect((await find("나다")).members).toEqual([]);
  expect((await find("admin0")).members).toEqual([]);
  expect((await find("%")).members).toEqual([]);
});

it("finds a bet by its number, and the requests of a member", async () => {
  const user = await newMember(server, 1_000_000);
  const bet = await placed(user, [`${await addFixture(server.context)}-1x2-home@200`], { stake: 20_000 });
  const { request } = (await charge(user)).body;
  const found = await find(formatBetNumber(bet.number));
  expect(found.bets).toEqual([{ number: bet.number, userId: user.userId, stake: 20_000, status: 0 }]);
  expect((await find(user.userId)).requests).toMatchObject([{ id: request.id, kind: "charge", state: "requested" }]);
});

it("finds a fixture by a part of a name, also one that has ended", async () => {
  const id = await addFixture(server.context);
  await db().update(fixture).set({ homeName: "희귀한 시민단", status: "settled" }).where(eq(fixture.id, id));
  expect((await find("한 시민")).fixtures).toMatchObject([{ id, status: "settled" }]);
  expect((await find("한_시민")).fixtures).toEqual([]);
});

it("finds some of many: members by their ids, the newest requests and the latest matches", async () => {
  const user = await newMember(server, 0);
  const other = await newMember(server, 0);
  const name = `찾기${user.memberId.slice(-6)}`;
  await db().update(member).set({ nickname: name });
  const { members } = await find(name);
  const ids = members.map(({ userId }) => userId);
  expect([ids.length, ids]).toEqual([6, ids.toSorted()]);
  const mine = [];
  for (let count = 0; count < 7; count++) {
    server.clock.advance(1_000);
    const { id } = (await charge(user)).body.request;
    await user.ask("POST", `/api/charge/requests/${id}/cancel`);
    mine.push(id);
  }
  await charge(other);
  const { requests } = await find(user.userId);
  expect(requests.map(({ id }) => id)).toEqual(mine.toReversed().slice(0, 6));
  expect(requests.every(({ userId }) => userId === user.userId)).toBe(true);
  const matches = [];
  for (let day = 1; day <= 7; day++) matches.push(await addFixture(server.context, { startsIn: day * 86_400_000 }));
  for (const [at, column] of (["homeName", "awayName", "leagueName"] as const).entries())
    for (const id of matches.slice(2 * at, at === 2 ? undefined : 2 * at + 2))
      await db()
        .update(fixture)
        .set({ [column]: `드문 ${name}` })
        .where(eq(fixture.id, id));
  const { fixtures } = await find(`문 ${name}`);
  expect(fixtures.map(({ id }) => id)).toEqual(matches.toReversed().slice(0, 6));
});

it("gives a role what it may read alone", async () => {
  const user = await newMember(server, 1_000_000);
  const bet = await placed(user, [`${await addFixture(server.context)}-1x2-home@200`]);
  const as = async (role: string) =>
    server.user(demoAccounts().find(({ roles }) => roles.length === 1 && roles[0] === role)?.userId ?? "");
  const content = await as("content");
  expect(await find(user.userId, content)).toEqual({ members: [], bets: [], fixtures: [], requests: [] });
  expect((await find(bet.number, content)).bets).toEqual([]);
  const trading = await as("trading");
  expect([(await find(bet.number, trading)).bets.length, (await find(user.userId, trading)).members.length]).toEqual([
    1, 0,
  ]);
  expect(await user.call("GET", "/api/admin/search?text=a")).toMatchObject({ status: 403 });
});

it("reads no member's name but by an index", async () => {
  const lines = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return rowsFrom<Record<string, string>>(tx, sql`explain ${membersQuery("member0")}`);
  });
  const plan = lines.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("member_user_id_beginning");
  expect(plan).toContain("member_nickname_beginning");
});

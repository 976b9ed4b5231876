import { describe, expect, it } from "vitest";
import type { OperatorMemberPage } from "../../../src/api/contract/operator/members.ts";
import { eq } from "drizzle-orm";
import { levelChange, member, posting } from "../../../server/db/schema.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { newId } from "../../../server/ids.ts";
import type { MemberBetLimits } from "../../../src/api/contract/sports/bet-limits.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { addFixture } from "../../factories/fixtures.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { betOf, newMember, place, placed } from "../lib/betting.ts";

const server = servedHere();
const operator = operatorOf(server);

const list = (query = "") => operator.ask<OperatorMemberPage>("GET", `/api/admin/members${query}`);
interface Deposits {
  totalCount: number;
  items: { id: string; userId: string; amount: number; reason: string; by: string; isReversed: boolean }[];
}
const deposits = (query = "") => operator.ask<Deposits>("GET", `/api/admin/deposits${query}`);

it("lists members only, 15 a page, with what they have", async () => {
  const page = await list();
  expect(page).toMatchObject({ page: 1, pageCount: 2, itemsPerPage: 15, totalCount: 20 });
  expect(page.items).toHaveLength(15);
  const all = [...page.items, ...(await list("?page=2")).items];
  expect(all.map(({ userId }) => userId).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `member${String(index + 1).padStart(2, "0")}`),
  );
  const user = await server.user("member05");
  const me = await user.ask<{ emoney: number; point: number; nickname: string; level: number }>(
    "GET",
    "/api/member/user",
  );
  const { items } = await list("?text=MEMBER05");
  expect(items).toEqual([
    expect.objectContaining({
      userId: "member05",
      nickname: me.nickname,
      level: me.level,
      emoney: me.emoney,
      point: me.point,
      isOnline: true,
      lastLoginAt: expect.any(String) as string,
      bets: 0,
      openStake: 0,
    }),
  ]);
});

it("finds by a part of id or nickname, and by level; signs of patterns are letters", async () => {
  expect((await list("?text=01")).items.map(({ userId }) => userId)).toContain("member01");
  // Of those that begin with it nobody is left out, and nobody else is listed.
  const beginning = (await list("?text=MEMBER0&itemsPerPage=100")).items.map(({ userId }) => userId);
  expect(beginning.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `member0${number}`));
  expect(await list("?text=%25")).toMatchObject({ totalCount: 0 });
  const ones = await list("?level=1");
  expect(ones.items.length).toBeGreaterThan(0);
  expect(ones.items.every(({ level }) => level === 1)).toBe(true);
  expect(await operator.call("GET", "/api/admin/members?level=x")).toMatchObject({ status: 400 });
  expect(await (await server.user("member01")).call("GET", "/api/admin/members")).toMatchObject({ status: 403 });
});

it("keeps the reason of a deposit and takes it back once", async () => {
  const member = await server.user("member06");
  const balance = async () => (await member.ask<{ emoney: number }>("GET", "/api/member/user")).emoney;
  const before = await balance();
  await operator.ask("POST", "/api/admin/deposits", { userId: "member06", amount: 70_000, reason: "이벤트 당첨" });
  expect(await balance()).toBe(before + 70_000);
  const [made] = (await deposits("?userId=member06")).items;
  expect(made).toMatchObject({
    userId: "member06",
    amount: 70_000,
    reason: "이벤트 당첨",
    by: "admin01",
    isReversed: false,
  });
  const reverse = (id: string, reason = "잘못 입금") =>
    operator.call("POST", `/api/admin/deposits/${id}/reverse`, { reason });
  expect(await reverse(made!.id, " ")).toMatchObject({ status: 400 });
  expect(await reverse(made!.id)).toMatchObject({ status: 201, body: { userId: "member06", emoney: before } });
  expect(await reverse(made!.id)).toMatchObject({ status: 400, body: { message: "이미 되돌린 입금입니다." } });
  expect(await balance()).toBe(before);
  // What takes it back is no deposit, and is not taken back.
  const { items } = await deposits("?userId=member06");
  expect(items).toMatchObject([{ id: made!.id, isReversed: true }]);
  const { db } = server.context.database;
  const [taken] = await db
    .select()
    .from(posting)
    .where(eq(posting.uniqueKey, `reversal:${made!.id}`));
  expect(await reverse(String(taken?.id))).toMatchObject({ status: 404 });
  expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
});

it("takes back no more than the wallet has", async () => {
  await operator.ask("POST", "/api/admin/deposits", { userId: "manager01", amount: 10_000 });
  const [made] = (await deposits("?userId=manager01")).items;
  const { db } = server.context.database;
  const [manager] = await db.select({ id: member.id }).from(member).where(eq(member.userId, "manager01"));
  await db.transaction((tx) => deposit(tx, server.clock, { memberId: manager!.id, amount: -1, ref: "test" }));
  const reversed = await operator.call("POST", `/api/admin/deposits/${made!.id}/reverse`, { reason: "a" });
  expect(reversed).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
  expect(await deposits("?userId=manager01")).toMatchObject({ items: [{ amount: 10_000, isReversed: false }] });
});

it("takes back nothing that is no operator's deposit", async () => {
  const id = (await deposits("?userId=member06")).items[0]!.id;
  for (const other of ["0", "x", "99999999999999999999", String(Number(id) + 100_000)])
    expect(await operator.call("POST", `/api/admin/deposits/${other}/reverse`, { reason: "a" })).toMatchObject({
      status: 404,
    });
});

describe("the level of a member", () => {
  const put = (by: ApiUser, userId: string, body: unknown, key: string = newId()) =>
    by.call("PUT", `/api/admin/members/${userId}/level`, body, { "Idempotency-Key": key });
  const changes = (userId: string) =>
    operator.ask<{ totalCount: number; items: object[] }>("GET", `/api/admin/members/${userId}/level-changes`);
  const levelOf = async (userId: string) => (await list(`?text=${userId}`)).items[0]?.level;

  it("is set by an operator: the member and the next bet go by it at once, and it is kept who did it and why", async () => {
    const user = await newMember(server, 100_000);
    const { items } = await operator.ask<{ items: object[] }>("GET", "/api/admin/bet-limits");
    const change = (maxStake: number) =>
      operator.ask("PUT", "/api/admin/bet-limits", { items: [{ ...items[6], maxStake }] });
    await change(3_000);
    const id = await addFixture(server.context);
    await placed(user, [`${id}-1x2-home`], { stake: 5_000 });

    const key = newId();
    const raised = { level: 7, reason: "누적 충전" };
    const answer = { status: 200, body: { userId: user.userId, level: 7 } };
    expect(await put(operator, user.userId, raised, key)).toEqual(answer);
    expect(await user.ask("GET", "/api/member/user")).toMatchObject({ level: 7 });
    expect(await user.ask<MemberBetLimits>("GET", "/api/bets/limits")).toMatchObject({ level: 7, maxStake: 3_000 });
    expect(await place(user, betOf([`${id}-ou-over@190`], { stake: 5_000 }))).toMatchObject({
      status: 422,
      body: { code: "stake_limit", rule: "stake_max", maxStake: 3_000 },
    });

    expect(await put(operator, user.userId, { level: 2, reason: "착오" })).toMatchObject({ status: 200 });
    // The first one, late: it does not undo the second.
    expect(await put(operator, user.userId, raised, key)).toEqual(answer);
    expect(await levelOf(user.userId)).toBe(2);
    await placed(user, [`${id}-ou-over@190`], { stake: 5_000 });
    expect(await changes(user.userId)).toMatchObject({
      totalCount: 2,
      items: [
        { from: 7, to: 2, reason: "착오", by: "admin01" },
        { from: 1, to: 7, reason: "누적 충전", by: "admin01" },
      ],
    });
    const { db } = server.context.database;
    await expect(db.delete(levelChange)).rejects.toThrow("level_change");
  });

  it.each<[string, unknown, string]>([
    ["a level without limits", { level: 55, reason: "승급" }, "level"],
    ["the level that the member has", { level: 1, reason: "승급" }, "level"],
    ["no level", { level: 0, reason: "승급" }, "level"],
    ["a level that is no number", { level: "2", reason: "승급" }, "level"],
    ["a level without a reason", { level: 2, reason: " " }, "reason"],
  ])("refuses %s and stays", async (_name, body, path) => {
    const user = await newMember(server, 0);
    expect(await put(operator, user.userId, body)).toMatchObject({
      status: 400,
      body: { code: "bad_request", problems: [{ path }] },
    });
    expect(await levelOf(user.userId)).toBe(1);
    expect(await changes(user.userId)).toMatchObject({ totalCount: 0 });
  });

  it("is an operator's to set, and of members only", async () => {
    const user = await newMember(server, 0);
    const up = { level: 10, reason: "승급" };
    expect(await put(user, user.userId, up)).toMatchObject({ status: 403 });
    expect(await put(await server.user("manager01"), user.userId, up)).toMatchObject({ status: 403 });
    expect(await user.call("GET", `/api/admin/members/${user.userId}/level-changes`)).toMatchObject({ status: 403 });
    expect(await levelOf(user.userId)).toBe(1);
    for (const userId of ["nobody99", "manager01", "admin01"])
      expect([userId, await put(operator, userId, up)]).toMatchObject([userId, { status: 404 }]);
    expect(await operator.call("GET", "/api/admin/members/nobody99/level-changes")).toMatchObject({ status: 404 });
  });

  it("is set once when the same is asked for twice at the same instant", async () => {
    const user = await newMember(server, 0);
    const answers = await Promise.all([1, 2].map(() => put(operator, user.userId, { level: 3, reason: "승급" })));
    // It takes two, and the same waits once.
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await changes(user.userId)).toMatchObject({ totalCount: 1, items: [{ from: 1, to: 3 }] });
  });
});

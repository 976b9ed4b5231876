import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { member } from "../../../server/db/schema.ts";
import { grant } from "../../../server/programmes/grant.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { act, approve } from "../lib/money.ts";
import { endFixture, partOf, type Report, requestRolling, setRates, summaryOf } from "../lib/rolling.ts";

const HOME = { home: 1, away: 0, homeHalf: 1, awayHalf: 0 };
const AWAY = { home: 0, away: 1, homeHalf: 0, awayHalf: 1 };
const NONE = { turnover: 0, correction: 0, won: 0 };
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
const db = () => server.context.database.db;

beforeAll(async () => {
  operator = await server.user("admin01");
  await setRates(server, 1, 100, 50);
});
afterEach(() => expectRightBooks(server));

/** A member whom `by` recommended. */
async function recommended(by: { memberId: string }, emoney = 1_000_000) {
  const user = await newMember(server, emoney);
  await db().update(member).set({ recommenderId: by.memberId }).where(eq(member.id, user.memberId));
  return user;
}

async function play(user: ApiUser, stake: number, result: object): Promise<string> {
  const id = await addFixture(server.context);
  await placed(user, [`${id}-1x2-home@200`], { stake });
  await endFixture(server, operator, id, result);
  return id;
}

it("counts stakes of won and lost bets for the member and for who recommended the member", async () => {
  const top = await newMember(server, 0);
  const user = await recommended(top);
  await play(user, 10_000, HOME);
  await play(user, 25_010, AWAY);
  await play(user, 40_000, { void: true });
  const open = await addFixture(server.context);
  await placed(user, [`${open}-1x2-home@200`], { stake: 5_000 });
  expect(await partOf(user, "sports")).toEqual({
    category: "sports",
    share: "own",
    percent: 100,
    before: { turnover: 35_010, correction: 0, won: 350 },
    after: { turnover: 0, won: 0 },
  });
  expect(await partOf(top, "sports", "line")).toMatchObject({ percent: 50, before: { turnover: 35_010, won: 175 } });
  expect(await partOf(top, "sports")).toMatchObject({ before: NONE });
  expect(await summaryOf(user)).toMatchObject({ won: 350, hasLine: false, latest: null });
  expect(await summaryOf(top)).toMatchObject({ won: 175, hasLine: true });
  expect((await summaryOf(user, "casino")).parts.map(({ category, share }) => `${category} ${share}`)).toEqual([
    "casino own",
    "casino line",
    "slot own",
    "slot line",
  ]);
});

it("pays what was counted up to the request once, and the next request begins there", async () => {
  const user = await newMember(server, 1_000_000);
  await play(user, 100_000, AWAY);
  const { status, body } = await requestRolling(user);
  expect(status).toBe(201);
  expect(body.request).toMatchObject({ state: "requested", amount: 1_000, typeName: "전체" });
  expect(body.request.lines.filter(({ won }) => won !== 0)).toEqual([
    { category: "sports", share: "own", percent: 100, turnover: 100_000, correction: 0, won: 1_000 },
  ]);
  expect(await partOf(user, "sports")).toMatchObject({ before: NONE, after: { turnover: 100_000, won: 1_000 } });
  await play(user, 50_000, AWAY);
  expect(await requestRolling(user)).toMatchObject({ status: 409, body: { code: "request_open" } });
  expect(await emoney(user), "the request alone pays nothing").toBe(850_000);
  await approve(operator, body.request.id);
  expect(await emoney(user)).toBe(851_000);
  const second = await requestRolling(user, "sports");
  expect(second.body.request).toMatchObject({ amount: 500, typeName: "스포츠 · 미니게임" });
  await approve(operator, second.body.request.id);
  expect(await requestRolling(user)).toMatchObject({ status: 422, body: { code: "not_claimable" } });
  expect(await emoney(user)).toBe(851_500);
  const { items } = await user.ask<{ items: Report["request"][] }>("GET", "/api/rolling/requests");
  expect(items.map(({ state, amount }) => [state, amount])).toEqual([
    ["done", 500],
    ["done", 1_000],
  ]);
  const entries = await user.ask<{ items: { amount: number }[] }>("GET", "/api/wallet/entries?kind=rolling");
  expect(entries.items.map(({ amount }) => amount)).toEqual([500, 1_000]);
});

it("is not paid into a wallet that its member has closed", async () => {
  const user = await newMember(server, 1_000_000);
  await play(user, 100_000, AWAY);
  const { id } = (await requestRolling(user)).body.request;
  await user.ask("POST", "/api/protection/break", { hours: 24, password: DEMO_PASSWORD });
  const [claimed] = await act(operator, "claim", [id]);
  expect(claimed).toBeNull();
  const [problem] = await act(operator, "approve", [id]);
  expect(problem).toContain("휴식 중입니다.");
  server.clock.advance(25 * 3_600_000);
  operator = await server.user("admin01");
  const again = await server.user(user.userId);
  expect(await emoney(again)).toBe(900_000);
  await approve(operator, id);
  expect(await emoney(again)).toBe(901_000);
});

it("gives back what a refused request covered", async () => {
  const user = await newMember(server, 1_000_000);
  await play(user, 30_000, HOME);
  const { id } = (await requestRolling(user)).body.request;
  await play(user, 20_000, HOME);
  await act(operator, "claim", [id]);
  expect(await act(operator, "refuse", [id], { reason: "확인이 필요합니다." })).toEqual([null]);
  expect(await partOf(user, "sports")).toMatchObject({ before: { turnover: 50_000, won: 500 }, after: { won: 0 } });
  expect((await requestRolling(user)).body.request.amount).toBe(500);
});

it("is not cancelled by its member", async () => {
  const user = await newMember(server, 1_000_000);
  await play(user, 30_000, HOME);
  const { id } = (await requestRolling(user)).body.request;
  expect(await user.call("POST", `/api/charge/requests/${id}/cancel`)).toMatchObject({ status: 404 });
});

it("takes a correction after the payout off the next span, at the rate that was paid", async () => {
  const user = await newMember(server, 1_000_000);
  const fixtureId = await play(user, 100_000, AWAY);
  await approve(operator, (await requestRolling(user)).body.request.id);
  await setRates(server, 1, 200, 50);
  try {
    await endFixture(server, operator, fixtureId, { void: true });
    const taken = { turnover: 0, correction: -100_000, won: -1_000 };
    expect(await partOf(user, "sports")).toMatchObject({ before: taken, after: { turnover: 100_000 } });
    expect(await requestRolling(user)).toMatchObject({ status: 422 });
    await play(user, 70_000, AWAY);
    const { request } = (await requestRolling(user)).body;
    expect(request.amount).toBe(400);
    expect(request.lines.find(({ category, share }) => category === "sports" && share === "own")).toEqual({
      category: "sports",
      share: "own",
      percent: 200,
      turnover: 70_000,
      correction: -100_000,
      won: 400,
    });
    await endFixture(server, operator, fixtureId, HOME);
    expect(await partOf(user, "sports")).toMatchObject({ before: { correction: 100_000, won: 1_000 } });
  } finally {
    await setRates(server, 1, 100, 50);
  }
});

it("counts money that events gave, but no points", async () => {
  const user = await newMember(server, 0);
  const give = (kind: "money" | "points", programmeId: string) =>
    db().transaction((tx) =>
      grant(tx, server.clock, {
        programme: "coupon",
        programmeId,
        occasion: "",
        memberId: user.memberId,
        reward: { kind, amount: 20_000, wagering: 0 },
      }),
    );
  await give("money", "of-money");
  await give("points", "of-points");
  expect(await partOf(user, "event")).toMatchObject({ before: { turnover: 20_000, won: 200 } });
});

it("shows a line by member: to a manager with ids, to others with stars", async () => {
  const top = await newMember(server, 0);
  const first = await recommended(top);
  const second = await recommended(top);
  await play(first, 60_000, AWAY);
  await play(second, 10_000, HOME);
  await approve(operator, (await requestRolling(top, "sports")).body.request.id);
  await play(second, 5_000, HOME);
  type Line = { items: { userId: string | null; nickname: string; parts: object[] }[]; totalCount: number };
  const { items, totalCount } = await top.ask<Line>("GET", "/api/rolling/members?scope=sports");
  expect(totalCount).toBe(2);
  expect(items.map(({ userId }) => userId)).toEqual([null, null]);
  expect(items.every(({ nickname }) => nickname.endsWith("**"))).toBe(true);
  const sports = items.map(({ parts }) => parts[0]);
  expect(sports).toContainEqual({ category: "sports", percent: 50, before: 0, after: 60_000, won: 0 });
  expect(sports).toContainEqual({ category: "sports", percent: 50, before: 5_000, after: 10_000, won: 25 });
  const manager = await server.user("manager01");
  const line = await manager.ask<Line>("GET", "/api/rolling/members?itemsPerPage=100");
  expect(line.items.map(({ userId }) => userId)).toContain("member01");
  expect((await partOf(manager, "sports", "line")).before.turnover).toBeGreaterThan(0);
});

it("goes by an account's own rates where the operator gave it some", async () => {
  const user = await newMember(server, 1_000_000);
  await play(user, 10_000, AWAY);
  const rates = (userId: string, list: object[]) =>
    operator.call("PUT", `/api/admin/rolling-rates/members/${userId}`, { rates: list });
  const sports = { category: "sports", own: 90, line: 0 };
  expect(await rates(user.userId, [sports])).toMatchObject({ status: 200 });
  expect(await partOf(user, "sports")).toMatchObject({ percent: 90, before: { won: 90 } });
  expect(await partOf(user, "casino")).toMatchObject({ percent: 100 });
  expect(await operator.ask("GET", "/api/admin/rolling-rates/members")).toMatchObject({
    items: [{ userId: user.userId, rates: [sports] }],
  });
  expect(await rates(user.userId, [])).toMatchObject({ status: 200, body: { items: [] } });
  expect(await partOf(user, "sports")).toMatchObject({ percent: 100 });
  expect(await rates("nobody99", [sports])).toMatchObject({ status: 404 });
  expect(await rates(user.userId, [sports, sports])).toMatchObject({ status: 400 });
  expect(await rates(user.userId, [{ ...sports, own: 10_001 }])).toMatchObject({ status: 400 });
});

it("is for members and managers; rates are the operator's", async () => {
  const user = await newMember(server, 0);
  expect(await operator.call("GET", "/api/rolling/summary")).toMatchObject({ status: 403 });
  expect(await requestRolling(operator)).toMatchObject({ status: 403 });
  expect(await user.call("GET", "/api/admin/rolling-rates")).toMatchObject({ status: 403 });
  expect(await user.call("GET", "/api/rolling/summary?scope=none")).toMatchObject({ status: 400 });
  expect(await user.call("POST", "/api/rolling/requests", { scope: "all", amount: 5 })).toMatchObject({ status: 400 });
  const lacking = { items: [{ level: 1, rates: [{ category: "sports", own: 1, line: 1 }] }] };
  expect(await operator.call("PUT", "/api/admin/rolling-rates", lacking)).toMatchObject({ status: 400 });
});

it("shows the operator what a request covers", async () => {
  const user = await newMember(server, 1_000_000);
  await play(user, 30_000, HOME);
  const { request } = (await requestRolling(user)).body;
  expect(await operator.ask("GET", `/api/admin/rolling/requests/${request.id}`)).toEqual(request);
  expect(await operator.call("GET", "/api/admin/rolling/requests/none")).toMatchObject({ status: 404 });
  const queue = await operator.ask<{ items: { id: string }[] }>("GET", `/api/admin/money-requests?kind=rolling`);
  expect(queue.items.map(({ id }) => id)).toContain(request.id);
  const { counts } = await operator.ask<{ counts: Record<string, number> }>("GET", "/api/admin/waiting");
  expect(counts.settlements).toBe(queue.items.length);
});

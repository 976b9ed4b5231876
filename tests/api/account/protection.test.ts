// Limits, breaks and self-exclusion: decisions, rules 22 and 30. Nothing passes them.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import { bet as betTable, fixture } from "../../../server/db/schema.ts";
import type { FixtureOutcome } from "../../../src/domain/sports/settlement/result.ts";
import type { ProtectionState } from "../../../src/api/contract/account/protection.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { betOf, emoney, expectRightBooks, newMember, place } from "../lib/betting.ts";
import { act, charge, requestNow } from "../lib/money.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Own = ApiUser & { memberId: string };
type Body = { code?: string; message?: string } | null;

let server: TestServer;
let operator: ApiUser;
let user: Own;

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
});
beforeEach(async () => {
  operator = await server.user("admin01");
  user = await newMember(server, 100_000);
  fixtureId = await addFixture(server.context, { startsIn: 100 * DAY, markets: [RESULT] });
});
afterAll(async () => {
  await expectRightBooks(server);
  await server.close();
});

let fixtureId = "";
const bet = (by: ApiUser, stake: number) => place(by, betOf([`${fixtureId}-1x2-home@200`], { stake }));
const settle = async (result: FixtureOutcome) => {
  const startsAt = new Date(server.clock.now() - 1);
  await server.context.database.db.update(fixture).set({ startsAt }).where(eq(fixture.id, fixtureId));
  await settleFixture(server.context, fixtureId, result, "test");
};
const setOwnLimit = (by: ApiUser, kind: string, period: string, amount: number | null) =>
  by.call<Body>("PUT", "/api/protection/limits", { kind, period, amount });
const confirm = (by: ApiUser, kind = "deposit", period = "day") =>
  by.call<Body>("POST", "/api/protection/limits/confirm", { kind, period });
const limitOf = async (by: ApiUser, kind: string, period: string) => {
  const { limits } = await by.ask<ProtectionState>("GET", "/api/protection");
  const found = limits.find((one) => one.kind === kind && one.period === period);
  if (!found) throw new Error(`no ${kind} ${period}`);
  return found;
};
/** Sessions end with their time; the tests move it by days. */
const again = (): Promise<ApiUser> => server.user(user.userId);
const credit = (amount: number) =>
  operator.call<Body>("POST", "/api/admin/deposits", { userId: user.userId, amount, reason: "시험" });
const tryLogin = () =>
  new ApiUser(server.url, "").call<Body>("POST", "/api/member/login", {
    userId: user.userId,
    password: DEMO_PASSWORD,
  });

it("a member who has set nothing has no limit, no reminder and no break", async () => {
  const state = await user.ask<ProtectionState>("GET", "/api/protection");
  expect(state).toMatchObject({ reminderMinutes: 0, breakUntil: null, excludedUntil: null });
  expect(state.limits.every(({ limit, raise }) => limit === null && raise === null)).toBe(true);
});

describe("a deposit limit", () => {
  const asks = async (by: ApiUser, path = "/api/charge/terms") =>
    (await by.ask<{ asksLimit: boolean }>("GET", path)).asksLimit;

  it("is asked for until the first charge is done or one is set, by any amount, and blocks no charge [REQ-R22 CERT-A5]", async () => {
    const other = await newMember(server, 0);
    for (const path of ["/api/charge/terms", "/api/charge/tetherTerms"]) expect(await asks(user, path)).toBe(true);
    // Nothing was answered: the charge is taken all the same, and is the first one until it is done.
    const { status, body } = await charge(user);
    expect(status).toBe(201);
    expect(await asks(user)).toBe(true);
    await act(operator, "claim", [body.request.id]);
    await act(operator, "approve", [body.request.id]);
    expect(await asks(user)).toBe(false);
    expect((await setOwnLimit(other, "loss", "day", 10_000)).status).toBe(200);
    expect(await asks(other)).toBe(true);
    expect((await setOwnLimit(other, "deposit", "month", 123_457)).status).toBe(200);
    expect(await limitOf(other, "deposit", "month")).toMatchObject({ limit: 123_457 });
    for (const path of ["/api/charge/terms", "/api/charge/tetherTerms"]) expect(await asks(other, path)).toBe(false);
  });

  it("is in force at once when it is lowered, also below what came in, and counts gross [REQ-R22 REQ-R30 CERT-A4]", async () => {
    await credit(60_000);
    expect((await setOwnLimit(user, "deposit", "week", 50_000)).status).toBe(200);
    expect(await limitOf(user, "deposit", "week")).toMatchObject({ limit: 50_000, used: 160_000, raise: null });
    expect(await credit(1_000)).toMatchObject({
      status: 400,
      body: { message: "입금 한도(7일)까지 0원 남았습니다." },
    });
    // What was staked or taken out reopens no room.
    expect((await bet(user, 50_000)).status).toBe(201);
    expect((await credit(1_000)).status).toBe(400);
    server.clock.advance(7 * DAY);
    operator = await server.user("admin01");
    expect((await credit(50_000)).status).toBe(201);
    expect((await credit(1_000)).status).toBe(400);
  });

  it("is raised after a day and a second confirmation, which is open for a week [REQ-R22 REQ-R30 CERT-A4]", async () => {
    await setOwnLimit(user, "deposit", "day", 10_000);
    expect((await setOwnLimit(user, "deposit", "day", 500_000)).status).toBe(200);
    const asked = await limitOf(user, "deposit", "day");
    expect(asked).toMatchObject({ limit: 10_000, raise: { amount: 500_000 } });
    expect(await confirm(user)).toMatchObject({ status: 422, body: { code: "protected" } });
    // A minute is longer than the calls take: the clock goes on by itself meanwhile.
    server.clock.advance(DAY - 60_000);
    expect((await confirm(await again())).status).toBe(422);
    server.clock.advance(60_000);
    const late = await again();
    // Twice at once: one of them.
    const both = await Promise.all([confirm(late), confirm(late)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await limitOf(late, "deposit", "day")).toMatchObject({ limit: 500_000, raise: null });

    await setOwnLimit(late, "deposit", "day", null);
    server.clock.advance(8 * DAY);
    const expired = await again();
    expect(await confirm(expired)).toMatchObject({ status: 422 });
    expect(await limitOf(expired, "deposit", "day")).toMatchObject({ limit: 500_000, raise: null });
  });

  it("raised twice is asked for anew, and lowered meanwhile is not raised by the older wish", async () => {
    await setOwnLimit(user, "deposit", "day", 10_000);
    await setOwnLimit(user, "deposit", "day", 20_000);
    server.clock.advance(DAY / 2);
    const later = await again();
    const asked = await Promise.all([30_000, 40_000].map((amount) => setOwnLimit(later, "deposit", "day", amount)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    server.clock.advance(DAY / 2);
    user = Object.assign(await again(), { memberId: user.memberId });
    // A day after the first wish, which the later ones have taken the place of.
    expect((await confirm(user)).status).toBe(422);
    await setOwnLimit(user, "deposit", "day", 5_000);
    server.clock.advance(DAY);
    expect(await confirm(await again())).toMatchObject({ status: 404 });
    expect(await limitOf(await again(), "deposit", "day")).toMatchObject({ limit: 5_000, raise: null });
  });

  it("that was to be raised is not, once its member cancels that; others' and other limits are", async () => {
    const other = await newMember(server, 0);
    for (const [by, kind, period] of [
      [user, "deposit", "day"],
      [user, "deposit", "week"],
      [user, "loss", "day"],
      [other, "deposit", "day"],
    ] as const) {
      await setOwnLimit(by, kind, period, 10_000);
      await setOwnLimit(by, kind, period, 20_000);
    }
    const cancel = (by: ApiUser) =>
      by.call<Body>("POST", "/api/protection/limits/cancel", { kind: "deposit", period: "day" });
    expect(await cancel(user)).toMatchObject({ status: 200 });
    expect(await cancel(user)).toMatchObject({ status: 404, body: { message: "취소할 한도 변경이 없습니다." } });
    expect(await limitOf(user, "deposit", "day")).toMatchObject({ limit: 10_000, raise: null });
    expect(await limitOf(user, "deposit", "week")).toMatchObject({ raise: { amount: 20_000 } });
    expect(await limitOf(user, "loss", "day")).toMatchObject({ raise: { amount: 20_000 } });
    expect(await limitOf(other, "deposit", "day")).toMatchObject({ raise: { amount: 20_000 } });
  });

  it("refuses a charge that was requested before it, in the transaction of the credit [REQ-R30]", async () => {
    const { id } = (await charge(user, { amount: 100_000 })).body.request;
    await setOwnLimit(user, "deposit", "month", 150_000);
    await act(operator, "claim", [id]);
    expect(await act(operator, "approve", [id])).toEqual(["입금 한도(30일)까지 50,000원 남았습니다."]);
    expect((await requestNow(user, id)).state).toBe("inProgress");
  });

  it("is lowered by an operator, and never raised or removed [REQ-R30]", async () => {
    const path = `/api/admin/protection/${user.userId}/limits`;
    const change = (by: ApiUser, amount: number | null) =>
      by.call<Body>("PUT", path, { kind: "deposit", period: "day", amount });
    expect((await change(operator, 70_000)).status).toBe(204);
    expect((await change(operator, 70_001)).status).toBe(422);
    expect((await change(operator, 70_000)).status).toBe(422);
    expect((await change(operator, null)).status).toBe(400);
    expect((await change(user, 1)).status).toBe(403);
    expect((await change(operator, 60_000)).status).toBe(204);
    expect(await limitOf(user, "deposit", "day")).toMatchObject({ limit: 60_000 });
  });
});

describe("a loss limit", () => {
  it("counts open stakes, and what they bring back; many tabs at once stay within it", async () => {
    await setOwnLimit(user, "loss", "day", 30_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(user, 10_000)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: "protected",
      rule: "loss_limit",
      room: 0,
      message: "손실 한도(24시간)까지 0원 남았습니다.",
    });
    expect(await emoney(user)).toBe(70_000);
    expect(await limitOf(user, "loss", "day")).toMatchObject({ limit: 30_000, used: 30_000 });
    await settle({ void: true });
    expect(await limitOf(user, "loss", "day")).toMatchObject({ used: 0 });
  });

  it("of several the tightest says how much is left", async () => {
    await setOwnLimit(user, "loss", "month", 20_000);
    await setOwnLimit(user, "loss", "week", 25_000);
    expect(await bet(user, 20_010)).toMatchObject({
      status: 422,
      body: { message: "손실 한도(30일)까지 20,000원 남았습니다." },
    });
    expect((await bet(user, 20_000)).status).toBe(201);
    server.clock.advance(30 * DAY);
    expect((await bet(await again(), 20_000)).status).toBe(201);
  });
});

describe.each([
  ["break", { hours: 24 }, DAY, "휴식 중입니다."],
  ["exclusion", { months: 6 }, 185 * DAY, "자가 제한 중입니다."],
] as const)("a %s", (name, length, ms, says) => {
  const begin = (by: ApiUser, password = DEMO_PASSWORD) =>
    by.call<{ until: string; code?: string }>("POST", `/api/protection/${name}`, { ...length, password });

  it("ends every session, refuses the login with its date, and lasts until then [REQ-R22]", async () => {
    expect((await begin(user, "wrong-password")).status).toBe(400);
    const other = await server.user("member04");
    const { status, body } = await begin(user);
    expect(status).toBe(200);
    expect((await user.call("GET", "/api/member/user")).status).toBe(556);
    const refused = await tryLogin();
    expect(refused).toMatchObject({ status: 404, body: { code: "excluded" } });
    expect(refused.body?.message).toContain(says);
    expect((await other.call("GET", "/api/member/user")).status).toBe(200);
    const left = Date.parse(body.until) - server.clock.now();
    expect(left).toBeGreaterThan(name === "break" ? DAY - HOUR : 180 * DAY);
    // The clock runs: a slow login takes a part of the minute.
    server.clock.advance(left - 60_000);
    expect((await tryLogin()).status).toBe(404);
    server.clock.advance(60_000);
    expect((await tryLogin()).status).toBe(200);
    expect(left).toBeLessThanOrEqual(ms);
  });

  it("refuses a bet that is on its way, a late approval of a charge and an operator's credit", async () => {
    const { id } = (await charge(user, { amount: 50_000 })).body.request;
    await act(operator, "claim", [id]);
    const racing = await Promise.all([begin(user), ...Array.from({ length: 5 }, () => bet(user, 10_000))]);
    const isPlaced = racing.slice(1).filter((answer) => answer.status === 201).length;
    const [before] = await act(operator, "approve", [id]);
    expect(before).toContain(says);
    expect(await credit(10_000)).toMatchObject({ status: 400 });
    const { db } = server.context.database;
    const bets = await db.$count(betTable, eq(betTable.memberId, user.memberId));
    expect(bets, "what was refused is not there").toBe(isPlaced);
  });
});

it("a break is not shortened by another, and a longer one prolongs it [CERT-A6]", async () => {
  const begin = (by: ApiUser, hours: number) =>
    by.call<{ until: string }>("POST", "/api/protection/break", { hours, password: DEMO_PASSWORD });
  const longer = await newMember(server, 0);
  const [first, second] = await Promise.all([begin(longer, 336), begin(longer, 24)]);
  const untils = [first, second].filter(({ status }) => status === 200).map(({ body }) => Date.parse(body.until));
  expect(untils.length).toBeGreaterThan(0);
  const state = await operator.ask<ProtectionState>("GET", `/api/admin/protection/${longer.userId}`);
  expect(Date.parse(state.breakUntil ?? "")).toBe(Math.max(...untils));
  expect((await operator.call("POST", "/api/protection/break", { hours: 25, password: "x" })).status).toBe(400);
});

describe("what it came to", () => {
  it("is told of the login, and by weeks and months that agree with the ledger [CERT-A8]", async () => {
    await user.ask("PUT", "/api/protection/reminder", { minutes: 30 });
    await bet(user, 10_000);
    server.clock.advance(10 * 60_000);
    const reminder = await user.ask<{ elapsedMs: number }>("GET", "/api/protection/reminder");
    expect(reminder).toMatchObject({ minutes: 30, staked: 10_000, returned: 0 });
    expect(Math.floor(reminder.elapsedMs / 60_000)).toBe(10);
    await settle({ home: 1, away: 0, homeHalf: 0, awayHalf: 0 });
    expect(await user.ask("GET", "/api/protection/reminder")).toMatchObject({ staked: 10_000, returned: 20_000 });
    for (const by of ["week", "month"]) {
      const { spans } = await user.ask<{ spans: { from: string }[] }>("GET", `/api/protection/history?by=${by}`);
      expect(spans).toHaveLength(12);
      expect(spans.at(-1)).toMatchObject({ deposits: 100_000, staked: 10_000, returned: 20_000 });
      expect(spans.slice(0, -1).every((span) => (span as { staked?: number }).staked === 0)).toBe(true);
    }
    expect((await user.call("PUT", "/api/protection/reminder", { minutes: 7 })).status).toBe(400);
  });
});

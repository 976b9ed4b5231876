// One member's page, and what an exchange is decided by: the member's history is made by real calls.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  auditEntry,
  blockedAddress,
  fixture,
  member,
  memberNote,
  message,
  passwordCode,
  tendencyChange,
} from "../../../server/db/schema.ts";
import type {
  MemberFigures as FiguresSchema,
  MemberLogins,
  MemberProfile,
} from "../../../src/api/contract/operator/member-profile.ts";
import type { RequestFacts } from "../../../src/api/contract/operator/request-facts.ts";
import type { InferOutput } from "valibot";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { act, approve, chargeDone, exchange, memberWithBank } from "../lib/money.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

type Figures = InferOutput<typeof FiguresSchema>;
type Own = ApiUser & { memberId: string };
const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;
const at = (user: ApiUser, rest = "") => `/api/admin/members/${user.userId}${rest}`;
const profileOf = (user: ApiUser) => operator.ask<MemberProfile>("GET", at(user));

async function end(fixtureId: string, result: object): Promise<void> {
  const startsAt = new Date(server.clock.now() - 7_200_000);
  await db().update(fixture).set({ startsAt }).where(eq(fixture.id, fixtureId));
  await operator.ask("POST", `/api/admin/fixtures/${fixtureId}/result`, result);
}
const HOME = { home: 1, away: 0, homeHalf: 1, awayHalf: 0 };
const AWAY = { home: 0, away: 1, homeHalf: 0, awayHalf: 1 };

/** A bet of 1x2 home at 2.00 that is decided. */
async function bet(user: ApiUser, stake: number, result: object): Promise<void> {
  const id = await addFixture(server.context);
  await placed(user, [`${id}-1x2-home@200`], { stake });
  await end(id, result);
}

describe("what an exchange is decided by", () => {
  let user: Own;
  let firstId = "";
  let secondId = "";
  const factsOf = (id: string) => operator.ask<RequestFacts>("GET", `/api/admin/money-requests/${id}/facts`);

  beforeAll(async () => {
    user = await memberWithBank(server, 0);
    await chargeDone(user, operator, { amount: 100_000 });
    await bet(user, 60_000, HOME);
    await bet(user, 40_000, AWAY);
    firstId = (await exchange(user, { amount: 50_000 })).body.request.id;
    await approve(operator, firstId);
    server.clock.advance(60_000);
    await chargeDone(user, operator, { amount: 50_000 });
    await bet(user, 50_000, HOME);
    secondId = (await exchange(user, { amount: 70_000 })).body.request.id;
  });

  it("counts deposits, bets at risk and exchanges, over all and since the last exchange [REQ-R37] [REQ-R38]", async () => {
    expect(await factsOf(secondId)).toMatchObject({
      since: expect.any(String) as string,
      deposits: { count: 2, amount: 150_000 },
      depositsSince: { count: 1, amount: 50_000 },
      exchanges: { count: 1, amount: 50_000 },
      bets: { turnover: 150_000, paid: 220_000 },
      betsSince: { turnover: 50_000, paid: 100_000 },
      wagering: { required: 50_000, staked: 50_000, left: 0 },
      passwordSetAt: null,
    });
  });

  it("of the first exchange there was none before, and what was staked for it is not what came later", async () => {
    expect(await factsOf(firstId)).toMatchObject({
      since: null,
      wagering: { required: 100_000, staked: 100_000, left: 0 },
    });
  });

  it("says what other accounts have too [REQ-R39]", async () => {
    const { shared } = await factsOf(secondId);
    expect(shared).toContainEqual(expect.objectContaining({ kind: "bank", count: expect.any(Number) as number }));
    expect(shared.find(({ kind }) => kind === "bank")?.userIds).toContain("member01");
  });

  it("a deposit that was taken back, a bet that is open and one that was handed back count for nothing", async () => {
    const other = await memberWithBank(server, 0);
    await operator.ask("POST", "/api/admin/deposits", { userId: other.userId, amount: 30_000, reason: "시험" });
    const { items } = await operator.ask<{ items: { id: string }[] }>(
      "GET",
      `/api/admin/deposits?userId=${other.userId}`,
    );
    await operator.ask("POST", `/api/admin/deposits/${items[0]?.id}/reverse`, { reason: "시험" });
    await chargeDone(other, operator, { amount: 50_000 });
    await placed(other, [`${await addFixture(server.context)}-1x2-home@200`], { stake: 10_000 });
    const { ever } = await operator.ask<Figures>("GET", at(other, "/figures"));
    expect(ever).toEqual({ moneyIn: 50_000, moneyOut: 0, turnover: 0, paid: 0 });
  });

  it("is the profile's figures as well, by days, weeks and months", async () => {
    const wanted = { moneyIn: 150_000, moneyOut: 50_000, turnover: 150_000, paid: 220_000 };
    for (const [by, count] of [
      ["day", 14],
      ["week", 12],
      ["month", 12],
    ] as const) {
      const { spans, ever } = await operator.ask<Figures>("GET", at(user, `/figures?by=${by}`));
      expect(spans).toHaveLength(count);
      expect(spans.at(-1)).toMatchObject(wanted);
      expect(ever).toEqual(wanted);
    }
  });

  it("a claim that ran out reads as new, and another operator claims it [REQ-R28]", async () => {
    const stateOf = async () =>
      (
        await operator.ask<{ items: { id: string; state: string; lease: object | null }[] }>(
          "GET",
          `/api/admin/money-requests?kind=exchange&text=${user.userId}`,
        )
      ).items.find(({ id }) => id === secondId);
    expect(await act(operator, "claim", [secondId])).toEqual([null]);
    expect(await stateOf()).toMatchObject({ state: "inProgress", lease: { isMine: true } });
    server.clock.advance(5 * 60_000);
    expect(await stateOf()).toMatchObject({ state: "requested", lease: null });
    const second = await server.user("admin02");
    expect(await act(second, "claim", [secondId])).toEqual([null]);
    expect(await stateOf()).toMatchObject({ state: "inProgress", lease: { by: "admin02", isMine: false } });
  });

  it("is not there for who may not read money, and for no request", async () => {
    const trader = await server.user("admin04");
    const path = `/api/admin/money-requests/${secondId}/facts`;
    expect(await trader.call("GET", path)).toMatchObject({ status: 403 });
    expect(await operator.call("GET", "/api/admin/money-requests/none/facts")).toMatchObject({ status: 404 });
  });
});

describe("the profile", () => {
  it("has what the list has, and no phone number and no account number", async () => {
    const user = await memberWithBank(server, 10_000);
    const profile = await profileOf(user);
    expect(profile).toMatchObject({ userId: user.userId, emoney: 10_000, hasBank: true, notes: 0, passwordCode: null });
    expect(JSON.stringify(profile)).not.toMatch(/\d{6,}-|holder/);
    expect(profile.recommender).toEqual({ userId: "manager01", isMember: false });
    const brought = await newMember(server, 0);
    const recommend = (recommenderId: string | null) =>
      db().update(member).set({ recommenderId }).where(eq(member.id, brought.memberId));
    await recommend(user.memberId);
    expect(await profileOf(brought)).toMatchObject({
      recommender: { userId: user.userId, isMember: true },
      hasBank: false,
    });
    await recommend(null);
    expect((await profileOf(brought)).recommender).toBeNull();
    expect(await operator.call("GET", "/api/admin/members/nobody00")).toMatchObject({ status: 404 });
    expect(await operator.call("GET", "/api/admin/members/admin02")).toMatchObject({ status: 403 });
  });

  it("lists the member's own entries, requests, tether orders and logins alone", async () => {
    const user = await memberWithBank(server, 10_000);
    const other = await memberWithBank(server, 20_000);
    await chargeDone(user, operator, { amount: 30_000 });
    const read = <T>(path: string) => operator.ask<{ totalCount: number; items: T[] }>("GET", at(user, path));
    expect((await read<{ amount: number }>("/entries")).items.map(({ amount }) => amount)).toEqual([30_000, 10_000]);
    expect(await read("/entries?kind=charge")).toMatchObject({ totalCount: 1 });
    expect(await read("/entries?of=points")).toMatchObject({ totalCount: 0 });
    const today = seoulDay(server.clock.now());
    expect(await read(`/entries?from=${today}&to=${today}`)).toMatchObject({ totalCount: 2 });
    expect(await read(`/entries?to=${seoulDay(server.clock.now() - 86_400_000)}`)).toMatchObject({ totalCount: 0 });
    expect(await read("/money-requests?state=refused")).toMatchObject({ totalCount: 0 });
    expect(await read("/money-requests")).toMatchObject({ items: [{ kind: "charge", state: "done", amount: 30_000 }] });
    expect(await read("/money-requests?kind=exchange")).toMatchObject({ totalCount: 0 });
    expect(await read("/tether-orders")).toMatchObject({ totalCount: 0 });
    const { sessions } = await operator.ask<MemberLogins>("GET", at(user, "/sessions"));
    expect(sessions).toMatchObject([{ isLive: true, isCurrent: false }]);
    const [session] = sessions;
    expect(await operator.call("DELETE", at(other, `/sessions/${session?.id}`))).toMatchObject({ status: 404 });
    expect(await operator.call("DELETE", at(user, `/sessions/${session?.id}`))).toMatchObject({ status: 204 });
    expect((await user.call("GET", "/api/member/user")).status).toBe(401);
    expect((await other.call("GET", "/api/member/user")).status).toBe(200);
  });

  it("names where the member logs in from, and what others have too", async () => {
    const user = await server.user("member09");
    await server.user("member10");
    const { places } = await operator.ask<MemberLogins>("GET", at(user, "/sessions"));
    const address = places.find(({ kind }) => kind === "address");
    expect(address?.others).toBeGreaterThan(0);
    const { items } = await operator.ask<{ items: { accounts: { userId: string }[] }[] }>(
      "GET",
      `/api/admin/shared-traces?isChecked=all&userId=${user.userId}`,
    );
    expect(items.length).toBeGreaterThan(0);
    for (const { accounts } of items) expect(accounts.map(({ userId }) => userId)).toContain(user.userId);
  });

  it("keeps notes with who wrote them, and changes none", async () => {
    const user = await newMember(server, 0);
    const other = await newMember(server, 0);
    for (const note of ["전화 통화함", "  ", "다시 통화함"]) await operator.call("POST", at(user, "/notes"), { note });
    await operator.ask("POST", at(other, "/notes"), { note: "다른 회원" });
    const { items } = await operator.ask<{ items: { by: string; note: string }[] }>("GET", at(user, "/notes"));
    expect(items).toMatchObject([
      { by: "admin01", note: "다시 통화함" },
      { by: "admin01", note: "전화 통화함" },
    ]);
    expect([(await profileOf(user)).notes, (await profileOf(other)).notes]).toEqual([2, 1]);
    await expect(db().delete(memberNote)).rejects.toThrow("member_note");
    const auditor = await server.user("admin08");
    expect((await auditor.call("POST", at(user, "/notes"), { note: "가" })).status).toBe(403);
  });

  it("sets a code of the tendency with a reason: 22 shuts casino and slots at once, and opens them again", async () => {
    const user = await newMember(server, 0);
    const put = (isSet: boolean, code = "22", reason = "과도한 이용") =>
      operator.call<{ tendency?: string[]; message?: string }>("PUT", at(user, "/tendency"), { code, isSet, reason });
    const ownCodes = async () => (await user.ask<{ tendency: string[] }>("GET", "/api/member/user")).tendency;
    const launch = () => user.call<{ message?: string }>("POST", "/api/playfun/auth", { lobby: "casino" });
    expect((await put(true, "22", " ")).status).toBe(400);
    expect((await put(true, "x")).status).toBe(400);
    expect(await put(true)).toMatchObject({ status: 200, body: { tendency: ["22"] } });
    expect(await ownCodes()).toEqual(["22"]);
    expect(await launch()).toMatchObject({ status: 403 });
    expect(await put(true)).toMatchObject({ status: 400, body: { message: "이미 지정한 코드입니다." } });
    expect(await put(true, "7")).toMatchObject({ body: { tendency: ["7", "22"] } });
    expect(await put(false)).toMatchObject({ body: { tendency: ["7"] } });
    expect(await put(false)).toMatchObject({ status: 400, body: { message: "지정하지 않은 코드입니다." } });
    const other = await newMember(server, 0);
    expect(await operator.ask("GET", at(other, "/tendency-changes"))).toMatchObject({ totalCount: 0, items: [] });
    expect((await launch()).status).not.toBe(403);
    const { items } = await operator.ask<{ items: object[] }>("GET", at(user, "/tendency-changes"));
    expect(items).toMatchObject([
      { code: "22", isSet: false, by: "admin01", reason: "과도한 이용" },
      { code: "7", isSet: true },
      { code: "22", isSet: true },
    ]);
    await expect(db().delete(tendencyChange)).rejects.toThrow("tendency_change");
  });

  it("tells phone and bank for a reason alone, which the log has as a reading of personal data", async () => {
    const user = await memberWithBank(server, 0);
    expect((await operator.call("GET", at(user, "/personal"))).status).toBe(400);
    const reason = encodeURIComponent("예금주 확인 전화");
    const personal = await operator.ask<{ bank: { holder: string } }>("GET", at(user, `/personal?reason=${reason}`));
    expect(personal.bank.holder).not.toBe("");
    const rows = await db().select().from(auditEntry).where(eq(auditEntry.reason, "예금주 확인 전화"));
    expect(rows).toMatchObject([{ actor: "admin01", outcome: "read", subjects: [`member:${user.userId}`] }]);
    expect(rows[0]?.reads).toContain("bank");
    const trader = await server.user("admin04");
    expect((await trader.call("GET", at(user, `/personal?reason=${reason}`))).status).toBe(403);
  });

  it("gives points and takes them, no more than there are, and above 300,000 with a second person [REQ-R44]", async () => {
    const user = await newMember(server, 0);
    const give = (amount: number, reason = "이벤트") =>
      operator.callAlone<{ point?: number; code?: string }>("POST", "/api/admin/points", {
        userId: user.userId,
        amount,
        reason,
      });
    expect(await give(5_000)).toMatchObject({ status: 201, body: { point: 5_000 } });
    expect(await give(-2_000)).toMatchObject({ status: 201, body: { point: 3_000 } });
    expect(await give(-3_001)).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
    expect((await give(0)).status).toBe(400);
    expect((await give(1_000, " ")).status).toBe(400);
    expect(await give(300_001)).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    expect((await profileOf(user)).point).toBe(3_000);
    expect(await give(-3_000)).toMatchObject({ status: 201, body: { point: 0 } });
    const entries = await user.ask<{ items: object[] }>("GET", "/api/wallet/entries?of=points");
    expect(entries.items).toMatchObject([
      { kind: "adjustment", amount: -3_000, balance: 0 },
      { kind: "adjustment", amount: -2_000, balance: 3_000 },
      { kind: "points", amount: 5_000 },
    ]);
    await expectRightBooks(server);
  });
});

describe("a forgotten password", () => {
  const CODE = "4829135560";
  const NEXT = "새로운 비밀번호 2026";
  const give = (user: ApiUser, code = CODE, by = operator) =>
    by.callAlone<{ expiresAt?: string; code?: string }>("POST", at(user, "/password-code"), {
      code,
      reason: "전화로 본인 확인",
    });
  const reset = (userId: string, code: string, newPassword = NEXT) =>
    new ApiUser(server.url, "").call<{ code?: string; message?: string } | null>("POST", "/api/member/password/reset", {
      userId,
      code,
      newPassword,
    });
  const login = (userId: string, password: string) =>
    new ApiUser(server.url, "").call("POST", "/api/member/login", { userId, password });
  /** Guesses count by address and ten minutes. */
  const wait = () => server.clock.advance(3_600_001);

  it("is set anew with the code, once: all sessions end, and the member is told", async () => {
    const user = await newMember(server, 0);
    expect((await give(user)).status).toBe(200);
    expect((await profileOf(user)).passwordCode).toMatchObject({ by: "admin01", usedAt: null });
    // Another address that is blocked is no matter.
    await db()
      .insert(blockedAddress)
      .values({ address: "203.0.113.77", reason: "시험", createdAt: new Date(server.clock.now()) });
    expect(await reset(user.userId, "482-913-5560")).toMatchObject({ status: 204 });
    expect((await user.call("GET", "/api/member/user")).status).toBe(556);
    expect((await login(user.userId, NEXT)).status).toBe(200);
    expect(await reset(user.userId, CODE)).toMatchObject({ status: 422, body: { code: "wrong_code" } });
    const [told] = await db().select().from(message).where(eq(message.memberId, user.memberId));
    expect(told?.title).toBe("비밀번호를 새로 정했습니다");
  });

  it("keeps the hash alone: neither the rows, the log nor the kept answer have the code", async () => {
    const user = await newMember(server, 0);
    const code = "7391846205";
    const { body } = await give(user, code);
    expect(JSON.stringify(body)).not.toContain(code);
    const [row] = await db().select().from(passwordCode).where(eq(passwordCode.memberId, user.memberId));
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    const dumps = await Promise.all(
      ["audit_entry", "audit_change", "command", "approval", "password_code"].map((table) =>
        db().execute(`select coalesce(string_agg(t::text, ' '), '') as rows from ${table} t`),
      ),
    );
    expect(JSON.stringify(dumps)).not.toContain(code);
  });

  it("does not tell apart an unknown id, a wrong code and one that ran out", async () => {
    wait();
    Object.assign(operator, await server.user("admin01"));
    const user = await newMember(server, 0);
    await give(user);
    const refusals = [await reset(user.userId, "0000000000"), await reset("nobody00", CODE)];
    server.clock.advance(10 * 60_000);
    refusals.push(await reset(user.userId, CODE));
    expect(new Set(refusals.map(({ status, body }) => `${status} ${body?.code} ${body?.message}`)).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 422, body: { code: "wrong_code" } });
  });

  it("takes five guesses, and a new code takes the place of the one before", async () => {
    wait();
    Object.assign(operator, await server.user("admin01"));
    const user = await newMember(server, 0);
    await give(user, "1111111111");
    await give(user);
    expect((await reset(user.userId, "1111111111")).status).toBe(422);
    for (let guess = 0; guess < 4; guess += 1) expect((await reset(user.userId, `000000000${guess}`)).status).toBe(422);
    expect((await reset(user.userId, CODE)).status).toBe(429);
    server.clock.advance(10 * 60_000 + 1);
    await give(user);
    expect((await reset(user.userId, CODE)).status).toBe(204);
  });

  it("leaves the code as it is where the password is weak", async () => {
    wait();
    Object.assign(operator, await server.user("admin01"));
    const user = await newMember(server, 0);
    await give(user);
    expect(await reset(user.userId, CODE, "password1")).toMatchObject({ status: 400 });
    expect((await reset(user.userId, CODE)).status).toBe(204);
  });

  it("of two at once sets one", async () => {
    wait();
    Object.assign(operator, await server.user("admin01"));
    const user = await newMember(server, 0);
    await give(user);
    const both = await Promise.all([reset(user.userId, CODE, `${NEXT} 1`), reset(user.userId, CODE, `${NEXT} 2`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it("takes a second person where the account has 3,000,000 won, and is none of staff's [REQ-R44]", async () => {
    const rich = await newMember(server, 3_000_000);
    const asked = await give(rich);
    expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    expect((await reset(rich.userId, CODE)).status).toBe(422);
    const second = await server.user("admin02");
    const { items } = await second.ask<{ items: { id: string; shown: object }[] }>("GET", "/api/admin/approvals");
    const found = items.find(({ shown }) => JSON.stringify(shown).includes(rich.userId));
    expect(JSON.stringify(found)).not.toContain(CODE);
    await second.ask("POST", `/api/admin/approvals/${found?.id}`, { decision: "approve" });
    expect((await reset(rich.userId, CODE)).status).toBe(204);
    const staff = new ApiUser(server.url, "admin03");
    expect((await give(staff)).status).toBe(403);
  });
});

it("the figures are of the day, the week and the month in which they came, and of no earlier ones", async () => {
  const user = await newMember(server, 0);
  Object.assign(operator, await server.user("admin01"));
  await operator.ask("POST", "/api/admin/deposits", { userId: user.userId, amount: 40_000, reason: "시험" });
  const read = async (by: string) => {
    const { spans, ever } = await operator.ask<Figures>("GET", at(user, `/figures?by=${by}`));
    return { ever: ever.moneyIn, spans: spans.map(({ moneyIn }) => moneyIn) };
  };
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  expect(await read("day")).toEqual({ ever: 40_000, spans: [...zeros(13), 40_000] });
  const DAY = 86_400_000;
  const later = async (days: number) => {
    server.clock.advance(days * DAY);
    Object.assign(operator, await server.user("admin01"));
  };
  await later(1);
  expect(await read("day")).toEqual({ ever: 40_000, spans: [...zeros(12), 40_000, 0] });
  await later(12);
  expect(await read("day")).toEqual({ ever: 40_000, spans: [40_000, ...zeros(13)] });
  await later(1);
  expect(await read("day")).toEqual({ ever: 40_000, spans: zeros(14) });
  expect((await read("week")).spans.filter((amount) => amount !== 0)).toEqual([40_000]);
});

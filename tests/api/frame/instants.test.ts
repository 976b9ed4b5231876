// What begins or ends at an instant does so at that instant: a millisecond before it did not.
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { purgeKeys } from "../../../server/commands/kept-answers.ts";
import {
  approval,
  attempt,
  bet,
  command,
  fixture,
  protection,
  session,
  tournament,
  writingBan,
} from "../../../server/db/schema.ts";
import { closeDueApprovals } from "../../../server/operator/approvals/close-due.ts";
import { freezeDueTournaments } from "../../../server/programmes/standings.ts";
import { takeAttempt } from "../../../server/session/attempts.ts";
import { forgetOldAttempts } from "../../../server/session/attempts-in-table.ts";
import { endDueMaintenance } from "../../../server/session/maintenance-end.ts";
import { listSessions } from "../../../server/session/own-sessions.ts";
import { forgetOldSessions, liveHashes, moveExpiry, revokeSessions } from "../../../server/session/sessions.ts";
import { dueCashOuts } from "../../../server/sports/betting/cash-out/decide-waiting.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { duePending } from "../../../server/sports/betting/placement/decide-pending.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { depositedIn } from "../../../server/wallet/protection.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { betNow, betOf, newMember, place } from "../lib/betting.ts";
import { depositUrl, record } from "../lib/tether.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let user: ApiUser & { memberId: string };
/** In ten minutes, so that sessions that are opened now live. */
let instant = 0;
const db = () => server.context.database.db;
const iso = (at: number) => new Date(at).toISOString();
const clockAt = (now: number) => ({ now: () => now });
const contextAt = (now: number) => ({ ...server.context, clock: clockAt(now) });

beforeEach(async () => {
  user = await newMember(server, 0);
  instant = server.clock.now() + 10 * MINUTE;
});

/** What the work answers while the server's clock stands there. */
async function standing<T>(now: number, work: () => Promise<T>): Promise<T> {
  server.clock.now = () => now;
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(server.clock, "now");
  }
}

/** What the work answers a millisecond before the instant, and at it. */
async function around<T>(work: () => Promise<T>, at = instant): Promise<[before: T, then: T]> {
  return [await standing(at - 1, work), await standing(at, work)];
}

it("a session", async () => {
  const own = eq(session.memberId, user.memberId);
  const [row] = await db()
    .update(session)
    .set({ expiresAt: new Date(instant) })
    .where(own)
    .returning();
  const hash = row?.tokenHash ?? "";
  expect(await around(async () => (await user.call("GET", "/api/member/user")).status)).toEqual([200, 401]);
  expect(await around(async () => (await liveHashes(server.context, [hash])).has(hash))).toEqual([true, false]);
  const shown = async () => {
    const [one] = await listSessions(server.context, user.memberId, hash);
    return [one?.isLive, one?.endedReason];
  };
  expect(await around(shown)).toEqual([
    [true, null],
    [false, "expired"],
  ]);
  const expiryNow = async () => (await db().select().from(session).where(own))[0]?.expiresAt.getTime() ?? 0;
  await moveExpiry(contextAt(instant), hash, 30);
  expect(await expiryNow()).toBe(instant);
  await moveExpiry(contextAt(instant - 1), hash, 30);
  expect(await expiryNow()).toBe(instant - 1 + 30 * MINUTE + 5_000);
  // It is never shortened.
  await moveExpiry(contextAt(instant - 1), hash, 1);
  expect(await expiryNow()).toBe(instant - 1 + 30 * MINUTE + 5_000);

  await db()
    .update(session)
    .set({ expiresAt: new Date(instant) })
    .where(own);
  expect(await revokeSessions(db(), contextAt(instant), "kicked", own)).toBe(0);
  expect(await revokeSessions(db(), contextAt(instant - 1), "kicked", own)).toBe(1);
  expect(await revokeSessions(db(), contextAt(instant - 1), "kicked", own)).toBe(0);
  // It can be told how it ended for a week.
  const isKept = async () => (await db().select().from(session).where(own)).length;
  await forgetOldSessions(contextAt(instant + 7 * DAY));
  expect(await isKept()).toBe(1);
  await forgetOldSessions(contextAt(instant + 7 * DAY + 1));
  expect(await isKept()).toBe(0);
});

it("a ban from writing", async () => {
  const ban = { memberId: user.memberId, reason: "도배", createdAt: new Date(), endsAt: new Date(instant) };
  await db().insert(writingBan).values(ban);
  type Bans = { items: { userId: string }[] };
  const isListed = async () =>
    (await operator.ask<Bans>("GET", "/api/admin/writing-bans")).items.some(({ userId }) => userId === user.userId);
  expect(await around(isListed)).toEqual([true, false]);
  const write = () => user.call("POST", "/api/free", { title: "글", contents: "안녕하세요" });
  expect(await around(async () => (await write()).status)).toEqual([403, 201]);
  type Writings = { items: { isBanned: boolean }[] };
  const path = `/api/admin/writings?kind=post&text=${user.userId}`;
  const isBanned = async () => (await operator.ask<Writings>("GET", path)).items.map((one) => one.isBanned);
  expect(await around(isBanned)).toEqual([[true], [false]]);
  await db().update(writingBan).set({ endsAt: null }).where(eq(writingBan.memberId, user.memberId));
  expect(await around(isListed)).toEqual([true, true]);
  expect(await around(async () => (await write()).status)).toEqual([403, 403]);
});

it("a coupon", async () => {
  const reward = { kind: "points", amount: 3_000, wagering: 0 };
  const make = (codeCount: number | null) =>
    operator.ask<{ id: string; code: string }>("POST", "/api/admin/coupons", {
      title: "쿠폰",
      reward,
      expiresAt: iso(instant),
      codeCount,
    });
  const [issued, coded] = [await make(null), await make(10)];
  await operator.ask("POST", `/api/admin/coupons/${issued.id}/issue`, { receivers: [user.userId] });
  const listed = (state: string) => async () =>
    (await user.ask<{ items: { state: string }[] }>("GET", `/api/coupons?state=${state}`)).items.map(
      (one) => one.state,
    );
  expect(await around(listed("issued"))).toEqual([["issued"], []]);
  expect(await around(listed("expired"))).toEqual([[], ["expired"]]);
  const use = () => user.call("POST", `/api/coupons/${issued.id}/use`);
  expect(await standing(instant, use)).toMatchObject({ status: 422, body: { code: "not_claimable" } });
  expect(await standing(instant - 1, use)).toMatchObject({ status: 201 });
  const redeem = () => user.call("POST", "/api/coupons/redeem", { code: coded.code });
  expect(await standing(instant, redeem)).toMatchObject({ status: 422, body: { code: "not_claimable" } });
  expect(await standing(instant - 1, redeem)).toMatchObject({ status: 201 });
  // That it is over is said before that it was used.
  expect(await standing(instant - 1, redeem)).toMatchObject({ body: { code: "already_claimed" } });
  expect(await standing(instant, redeem)).toMatchObject({ body: { code: "not_claimable" } });
  const made = { title: "쿠폰", reward, expiresAt: iso(instant), codeCount: null };
  const { id: late } = await make(null);
  const issue = async () =>
    (await operator.call("POST", `/api/admin/coupons/${late}/issue`, { receivers: [user.userId] })).status;
  expect(await around(issue)).toEqual([201, 422]);
  const again = async () => (await operator.call("POST", "/api/admin/coupons", made)).status;
  expect(await around(again)).toEqual([201, 400]);
});

it("an event of a campaign, from its start to its end", async () => {
  const request = {
    category: "default",
    title: "이벤트",
    summary: "",
    contents: "<p>내용</p>",
    banner: { from: "#AABBCC", to: "#000000", motif: "gift" },
    startsAt: iso(instant),
    endsAt: iso(instant + MINUTE),
    isShown: true,
    isOnHome: true,
    position: 0,
  };
  const { id } = await operator.ask<{ id: string }>("POST", "/api/admin/campaign-events", request);
  const isIn = (path: string) => async () =>
    (await user.ask<{ items: { id: string }[] }>("GET", path)).items.some((one) => one.id === id);
  const all = "/api/campaign-events?itemsPerPage=100";
  expect(await around(isIn(all))).toEqual([false, true]);
  expect(await around(isIn("/api/campaign-events/home"))).toEqual([false, true]);
  expect(await around(async () => (await user.call("GET", `/api/campaign-events/${id}`)).status)).toEqual([404, 200]);
  const end = instant + MINUTE;
  expect(await around(isIn(all), end)).toEqual([true, true]);
  expect(await around(isIn(`${all}&phase=running`), end)).toEqual([true, false]);
  expect(await around(isIn(`${all}&phase=ended`), end)).toEqual([false, true]);
  expect(await around(isIn("/api/campaign-events/home"), end)).toEqual([true, false]);
});

it("a mission, from its start to its end; what an accumulated event promised, for three days more", async () => {
  const make = (period: string) =>
    operator.ask<{ id: string }>("POST", "/api/admin/missions", {
      title: "미션",
      description: "",
      period,
      measure: "betCount",
      gameType: null,
      steps: [{ target: 1, reward: { kind: "points", amount: 100, wagering: 0 } }],
      startsAt: iso(instant),
      endsAt: iso(instant + 2 * MINUTE),
    });
  for (const [period, kind, stays] of [
    ["day", "mission", 0],
    ["span", "acc", 3 * DAY],
  ] as const) {
    const { id } = await make(period);
    const isListed = async () =>
      (await user.ask<{ items: { id: string }[] }>("GET", `/api/missions?kind=${kind}`)).items.some(
        (one) => one.id === id,
      );
    const claimed = async () =>
      (await user.call<{ code: string }>("POST", `/api/missions/${id}/claim`, { step: 0 })).body.code;
    expect(await around(isListed)).toEqual([false, true]);
    expect(await around(claimed)).toEqual(["not_found", "not_claimable"]);
    const end = instant + 2 * MINUTE + stays;
    if (stays > 0) user.token = await standing(end - MINUTE, async () => (await newLogin()).token);
    expect(await around(isListed, end)).toEqual([true, false]);
    expect(await around(claimed, end)).toEqual(["not_claimable", "not_found"]);
  }
});

/** The sessions of the member, from there on. */
async function newLogin(): Promise<ApiUser> {
  const expiresAt = new Date(server.clock.now() + HOUR);
  await db().update(session).set({ expiresAt, endsAt: expiresAt }).where(eq(session.memberId, user.memberId));
  return user;
}

it("a maintenance", async () => {
  const set = (change: object) => operator.ask("PUT", "/api/admin/settings", change);
  await set({ siteNoticeFlg: true, maintenanceEndsAt: iso(instant) });
  expect(await around(() => endDueMaintenance(server.context))).toEqual([false, true]);
  expect(await standing(instant, () => endDueMaintenance(server.context))).toBe(false);
});

it("the answer of a key, which is kept for 24 hours", async () => {
  const key = "kept-for-a-day-1";
  const deposit = () =>
    operator.call("POST", "/api/admin/deposits", { userId: user.userId, amount: 1_000 }, { "Idempotency-Key": key });
  const first = await standing(instant, deposit);
  const end = instant + 24 * HOUR + 1;
  const kept = () => db().select().from(command).where(eq(command.key, key));
  const expiresAt = new Date(end + HOUR);
  await db().update(session).set({ expiresAt, endsAt: expiresAt });
  const look = async () => (await operator.call("GET", `/api/commands/${key}`)).status;
  expect(await around(look, end)).toEqual([200, 404]);
  expect(await standing(end - 1, deposit)).toEqual(first);
  await purgeKeys(db(), clockAt(end - 1));
  expect(await kept()).toHaveLength(1);
  // Another key of that time waits for the purge.
  const beside = "kept-for-a-day-2";
  await db()
    .insert(command)
    .values((await kept()).map((row) => ({ ...row, key: beside })));
  expect(await standing(end, deposit)).toMatchObject({ status: 201, body: { emoney: 2_000 } });
  expect(await db().$count(command, eq(command.key, beside))).toBe(1);
  await purgeKeys(db(), clockAt(end + 24 * HOUR + 1));
  expect(await kept()).toEqual([]);
  expect(await db().$count(command, eq(command.key, beside))).toBe(0);
});

it("attempts, which count for their window and are forgotten after the longest", async () => {
  const counters = [{ name: `try:${user.memberId}`, max: 2, windowMs: MINUTE }];
  const taken = (now: number) =>
    takeAttempt(contextAt(now), counters).then(
      () => true,
      () => false,
    );
  expect([await taken(instant), await taken(instant), await taken(instant)]).toEqual([true, true, false]);
  expect([await taken(instant + MINUTE - 1), await taken(instant + MINUTE)]).toEqual([false, true]);
  const count = () => db().$count(attempt, eq(attempt.at, new Date(instant)));
  await forgetOldAttempts(contextAt(instant + HOUR));
  expect(await count()).toBe(2);
  await forgetOldAttempts(contextAt(instant + HOUR + 1));
  expect(await count()).toBe(0);
});

it("a deposit, which counts for a day, a week and a month", async () => {
  const deposit = { userId: user.userId, amount: 1_000 };
  await standing(instant, () => operator.ask("POST", "/api/admin/deposits", deposit));
  for (const [period, days] of [
    ["day", 1],
    ["week", 7],
    ["month", 30],
  ] as const) {
    const within = (now: number) => depositedIn(db(), clockAt(now), user.memberId, period);
    expect([period, await within(instant + days * DAY - 1), await within(instant + days * DAY)]).toEqual([
      period,
      1_000,
      0,
    ]);
  }
});

it("a break and an exclusion", async () => {
  for (const column of ["breakUntil", "excludedUntil"] as const) {
    const until = { breakUntil: null, excludedUntil: null, [column]: new Date(instant) };
    const row = { memberId: user.memberId, ...until };
    await db().insert(protection).values(row).onConflictDoUpdate({ target: protection.memberId, set: until });
    const shown = async () => (await user.ask<Record<string, string | null>>("GET", "/api/protection"))[column];
    expect(await around(shown)).toEqual([iso(instant), null]);
  }
});

it("what waits for a second operator, for a day", async () => {
  const deposit = { userId: user.userId, amount: 3_000_000, reason: "시험" };
  const asked = await standing(instant, () =>
    operator.callAlone<{ approval: string }>("POST", "/api/admin/deposits", deposit),
  );
  expect(asked.status).toBe(202);
  const stateAfter = async (now: number) => {
    await closeDueApprovals(contextAt(now));
    const [row] = await db().select().from(approval).where(eq(approval.id, asked.body.approval));
    return row?.state;
  };
  expect([await stateAfter(instant + DAY - 1), await stateAfter(instant + DAY)]).toEqual(["asked", "expired"]);
});

it("a tournament, whose standings freeze five seconds after its end", async () => {
  const make = () =>
    operator.call<{ id: string }>("POST", "/api/admin/tournaments", {
      title: "대회",
      description: "",
      category: "sports",
      score: "stake",
      prizes: [{ from: 1, to: 1, reward: { kind: "points", amount: 100, wagering: 0 } }],
      startsAt: iso(instant - HOUR),
      endsAt: iso(instant),
    });
  expect((await standing(instant, make)).status).toBe(400);
  const { status, body } = await standing(instant - 1, make);
  expect(status).toBe(201);
  const isFrozen = async (now: number) => {
    await freezeDueTournaments(contextAt(now));
    const [row] = await db().select().from(tournament).where(eq(tournament.id, body.id));
    return row?.frozenAt !== null;
  };
  expect([await isFrozen(instant + 4_999), await isFrozen(instant + 5_000)]).toEqual([false, true]);
});

it("a bet in play and a cash-out that wait", async () => {
  const better = await newMember(server, 100_000);
  const match = await addFixture(server.context, { startsIn: -10 * MINUTE, status: "live", markets: [LIVE_RESULT] });
  const pending = await place(better, betOf([`${match}-l1x2-home@200`], { stake: 10_000 }));
  expect(pending.body.acceptance).toBe("pending");
  const { id } = pending.body;
  // Later than the server itself looks.
  const decideAt = new Date(instant);
  await db().update(bet).set({ decideAt }).where(eq(bet.id, id));
  const decided = async (now: number) => {
    const due = [...(await duePending(contextAt(now), 100)), ...(await dueCashOuts(contextAt(now), 100))];
    return due.filter(({ betId }) => betId === id).length;
  };
  expect([await decided(instant - 1), await decided(instant)]).toEqual([0, 1]);
  await decideDue(contextAt(instant));
  expect((await betNow(better, id)).acceptance).toBe("accepted");
  const { items } = await better.ask<{ items: { version: number }[] }>("GET", `/api/cash-outs?ids=${id}`);
  const body = { stake: 10_000, value: 1, version: items[0]?.version };
  const sell = () => better.call<{ decideAt: string }>("POST", `/api/bets/${id}/cash-out`, body);
  expect(await standing(instant - 5_000, sell)).toMatchObject({ status: 202, body: { decideAt: iso(instant) } });
  expect([await decided(instant - 1), await decided(instant)]).toEqual([0, 1]);
  await decideDue(contextAt(instant));
});

it("an address for tether, and the order that was made with it", async () => {
  const url = await standing(instant, () => depositUrl(user));
  expect(await around(async () => (await record(user, url)).status, instant + 10 * MINUTE + 1)).toEqual([201, 400]);
  const again = async () => (await record(user, await depositUrl(user))).status;
  expect(await around(again, instant + 30 * MINUTE)).toEqual([409, 201]);
});

it("a match that begins, and bets in a span that is over", async () => {
  const match = await addFixture(server.context);
  await db()
    .update(fixture)
    .set({ startsAt: new Date(instant) })
    .where(eq(fixture.id, match));
  const span = new URLSearchParams({ fixtureId: match, from: iso(instant - HOUR), to: iso(instant) });
  const preview = () => operator.call("GET", `/api/admin/live/cancellations/preview?${span}`);
  expect(await around(async () => (await preview()).status)).toEqual([400, 200]);
  const result = () =>
    operator.call("POST", `/api/admin/fixtures/${match}/result`, { home: 1, away: 0, homeHalf: 1, awayHalf: 0 });
  expect(await around(async () => (await result()).status)).toEqual([422, 200]);
});

it("a period of managers and agents, closed ten minutes after its last day", async () => {
  const until = seoulDay(instant);
  const expiresAt = new Date(instant + 3 * DAY);
  await db().update(session).set({ expiresAt, endsAt: expiresAt });
  const close = async () => (await operator.call("POST", "/api/admin/agent-periods", { until })).status;
  expect(await around(close, seoulDayBounds(until).to + 10 * MINUTE)).toEqual([400, 201]);
});

it("the log of operators, which is of a week where nothing else is asked for", async () => {
  await standing(instant, () => operator.ask("PUT", `/api/admin/writing-bans/${user.userId}`, { reason: "도배" }));
  const expiresAt = new Date(instant + 30 * DAY);
  await db().update(session).set({ expiresAt, endsAt: expiresAt });
  const told = (query: string) => async () => {
    const path = `/api/admin/audit-log?itemsPerPage=100&action=PUT%20/admin/writing-bans/:userId${query}`;
    const { items } = await operator.ask<{ items: { subjects: string[] }[] }>("GET", path);
    return items.filter(({ subjects }) => subjects.includes(`member:${user.userId}`)).length;
  };
  const end = instant + 7 * DAY + 1;
  expect(await around(told(""), end)).toEqual([1, 0]);
  expect(await standing(end, told(`&subject=${user.userId}`))).toBe(1);
  expect(await standing(end, told(`&from=${iso(instant)}`))).toBe(1);
  expect(await standing(end, told(`&to=${iso(instant + 1)}`))).toBe(1);
});

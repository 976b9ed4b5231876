// A second operator decides: decisions, rule 44. What one operator alone cannot do at any door.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEntry, member, moneyLimit, posting, setting } from "../../../server/db/schema.ts";
import { closeDueApprovals } from "../../../server/operator/approvals/close-due.ts";
import { DOORS, ruleOf } from "../../../server/operator/approvals/doors.ts";
import { keptDoors } from "../../../server/operator/approvals/kept-doors.ts";
import { HOUSE, memberAccount } from "../../../server/ledger/accounts.ts";
import { post } from "../../../server/ledger/post.ts";
import { givePoints } from "../../../server/ledger/deposits.ts";
import { writeTerms } from "../../../server/operator/approvals/terms.ts";
import { DEFAULT_TERMS } from "../../../src/domain/operator/four-eyes.ts";
import type { Approval } from "../../../src/api/contract/operator/approvals.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { newMember, placed } from "../lib/betting.ts";
import { decide, twoOperators } from "../lib/four-eyes.ts";
import { act, charge } from "../lib/money.ts";
import { settleNow } from "../lib/settling.ts";

const { server, first, second, enterAgain } = twoOperators();

interface Waits {
  code: string;
  message: string;
  approval: string;
}
const ask = (path: string, body: unknown, method = "POST") =>
  first.callAlone<Waits>(method, `/api/admin/${path}`, body);
/** The approval, where it is in the list of the state; nothing else stands there. */
async function stateOf(id: string, state: string): Promise<Approval | undefined> {
  const { items } = await second.ask<{ items: Approval[] }>(
    "GET",
    `/api/admin/approvals?state=${state}&itemsPerPage=100`,
  );
  expect(items.filter((one) => one.state !== state)).toEqual([]);
  return items.find((one) => one.id === id);
}
async function emoneyOf(userId: string): Promise<number> {
  const answer = await first.ask<{ items: { userId: string; emoney: number }[] }>(
    "GET",
    `/api/admin/members?text=${userId}`,
  );
  return answer.items.find((one) => one.userId === userId)?.emoney ?? Number.NaN;
}
const deposit = (userId: string, amount: number) => ask("deposits", { userId, amount, reason: "시험" });

it("names every command of operators: how it is weighed, or why one person is enough [REQ-R44]", () => {
  const registered = [...keptDoors(server.context).keys()];
  expect(registered.length).toBeGreaterThan(60);
  expect(registered.filter((call) => !(call in DOORS))).toEqual([]);
  const reads = Object.keys(DOORS).filter((call) => !registered.includes(call));
  expect(reads.toSorted()).toEqual([
    "POST /admin/fixtures/:id/result/preview",
    "POST /admin/live/fixtures/:id/what-if",
    "POST /admin/provider-transactions/ask",
    "POST /admin/providers/:id/games",
  ]);
  const reasons = Object.values(DOORS).flatMap((door) => (typeof door === "function" ? [] : [door.one]));
  expect(reasons.filter((reason) => reason.length <= 10)).toEqual([]);
});

describe("what takes two", () => {
  it("keeps a deposit of 3,000,000 won, and moves it with both names when the other approves [REQ-R44]", async () => {
    const before = await emoneyOf("member01");
    const asked = await deposit("member01", 3_000_000);
    expect(asked).toMatchObject({ status: 202, body: { message: "다른 운영자의 승인을 기다립니다." } });
    expect(await emoneyOf("member01")).toBe(before);
    const { approval: id } = asked.body;
    expect(await stateOf(id, "asked")).toMatchObject({ askedBy: "admin01", amount: 3_000_000, mayDecide: true });
    expect(await decide(second, id, "approve")).toMatchObject({
      status: 200,
      body: { state: "approved", answer: { status: 201, body: { emoney: before + 3_000_000 } } },
    });
    const rows = await server.context.database.db.select().from(posting).where(eq(posting.approvalId, id));
    expect(rows).toMatchObject([{ ref: "operator:admin01", kind: "deposit" }]);
    expect(await stateOf(id, "approved")).toMatchObject({ askedBy: "admin01", decidedBy: "admin02" });
    const { items } = await first.ask<{ items: { by: string; approvedBy: string | null }[] }>(
      "GET",
      "/api/admin/deposits?userId=member01",
    );
    expect(items[0]).toMatchObject({ by: "admin01", approvedBy: "admin02" });
  });

  it("does one approval once, however often and by whom it is pressed", async () => {
    const before = await emoneyOf("member02");
    const { approval: id } = (await deposit("member02", 5_000_000)).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(second, id, "approve")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await emoneyOf("member02")).toBe(before + 5_000_000);
  });

  it("adds up what the same operator pays to the same member within a day", async () => {
    expect((await deposit("member03", 1_500_000)).status).toBe(201);
    expect((await deposit("member03", 1_499_999)).status).toBe(201);
    expect((await deposit("member04", 1_500_000)).status).toBe(201);
    expect((await deposit("member03", 1)).status).toBe(202);
    server.clock.advance(24 * 60 * 60_000 + 1);
    await enterAgain();
    expect((await deposit("member03", 1)).status).toBe(201);
  });

  it("adds up two deposits that are sent at once", async () => {
    const answers = await Promise.all([deposit("member05", 2_000_000), deposit("member05", 2_000_000)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 202]);
  });

  it("keeps the same command of the same operator once", async () => {
    const one = await deposit("member06", 4_000_000);
    const other = await deposit("member06", 4_000_000);
    expect(other.body.approval).toBe(one.body.approval);
  });
});

describe("who decides", () => {
  it("is never who asked, though an owner; nor who may not do it [REQ-R44]", async () => {
    const { approval: id } = (await deposit("member07", 3_000_000)).body;
    expect(await decide(first, id, "approve")).toMatchObject({ status: 403 });
    expect(await decide(first, id, "refuse", "아니오")).toMatchObject({ status: 403 });
    const trader = await server.user("admin04");
    expect(await decide(trader, id, "approve")).toMatchObject({ status: 403 });
    const auditor = await server.user("admin08");
    expect(await decide(auditor, id, "approve")).toMatchObject({ status: 403 });
    expect(await decide(second, id, "withdraw")).toMatchObject({ status: 403 });
    expect(await stateOf(id, "asked")).toBeDefined();
    expect(await decide(second, id, "refuse")).toMatchObject({ status: 400 });
    expect(await decide(second, id, "refuse", "근거가 없습니다.")).toMatchObject({
      status: 200,
      body: { state: "refused" },
    });
    expect(await decide(second, id, "approve")).toMatchObject({ status: 409 });
    expect(await stateOf(id, "refused")).toMatchObject({ decidedBy: "admin02", decisionReason: "근거가 없습니다." });
  });

  it("tells nobody of what was not done, and of what was once it is", async () => {
    const { db } = server.context.database;
    const [row] = await db.select({ id: member.id }).from(member).where(eq(member.userId, "member16"));
    const told: string[] = [];
    const leave = server.context.events.subscribe(({ name, memberId }) => {
      if (memberId === row?.id) told.push(name);
    });
    try {
      const { approval: id } = (await deposit("member16", 3_000_000)).body;
      expect(told).toEqual([]);
      expect(await decide(second, id, "approve")).toMatchObject({ status: 200 });
      await expect.poll(() => told).toContain("wallet");
    } finally {
      leave();
    }
  });

  it("may be withdrawn by who asked", async () => {
    const { approval: id } = (await deposit("member08", 3_000_000)).body;
    expect(await decide(first, id, "withdraw")).toMatchObject({ status: 200, body: { state: "withdrawn" } });
    expect(await decide(second, id, "approve")).toMatchObject({ status: 409 });
  });

  it("tells each operator how many wait for them, and not their own", async () => {
    const count = async (by: ApiUser) =>
      (await by.ask<{ counts: Record<string, number> }>("GET", "/api/admin/waiting")).counts.approvals ?? 0;
    // What tests before left may run out between two counts.
    for (const by of [first, second]) {
      const { items } = await by.ask<{ items: Approval[] }>("GET", "/api/admin/approvals?state=asked&itemsPerPage=100");
      for (const { id, isOwn } of items) if (!isOwn) await decide(by, id, "refuse", "시험");
    }
    const { approval: id } = (await deposit("member09", 3_000_000)).body;
    expect([await count(first), await count(second)]).toEqual([0, 1]);
    await decide(second, id, "refuse", "시험");
    expect([await count(first), await count(second)]).toEqual([0, 0]);
  });

  it("lists what waits the oldest first, what is decided the newest first, and who may decide what", async () => {
    const ids: string[] = [];
    for (const amount of [3_000_000, 4_000_000]) {
      server.clock.advance(1_000);
      ids.push((await deposit("member17", amount)).body.approval);
    }
    const read = async (by: ApiUser, state: string) =>
      (await by.ask<{ items: Approval[] }>("GET", `/api/admin/approvals?state=${state}&itemsPerPage=100`)).items.filter(
        (one) => ids.includes(one.id),
      );
    const asked = await read(first, "asked");
    expect(asked.map(({ id }) => id)).toEqual(ids);
    expect(asked).toMatchObject([
      { isOwn: true, mayDecide: false, decidedBy: null, decidedAt: null },
      { isOwn: true, mayDecide: false },
    ]);
    expect(await read(second, "asked")).toMatchObject([{ isOwn: false, mayDecide: true }, { isOwn: false }]);
    // Who reads money but gives none decides nothing about it.
    const auditor = await server.user("admin08");
    expect(await read(auditor, "asked")).toMatchObject([{ isOwn: false, mayDecide: false }, { mayDecide: false }]);
    for (const id of ids) {
      server.clock.advance(1_000);
      await decide(second, id, "refuse", "시험");
    }
    const refused = await read(first, "refused");
    expect(refused.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(refused[0]).toMatchObject({ askedBy: "admin01", decidedBy: "admin02", mayDecide: false });
  });
});

describe("what is over", () => {
  it("is overtaken when who asked may not do it any more", async () => {
    const finance = await server.user("admin03");
    const asked = await finance.callAlone<Waits>("POST", "/api/admin/deposits", {
      userId: "member14",
      amount: 3_000_000,
      reason: "시험",
    });
    const before = await emoneyOf("member14");
    const roles = async (given: string[]) => {
      const { db } = server.context.database;
      await db.update(member).set({ roles: given }).where(eq(member.userId, "admin03"));
    };
    await roles(["content"]);
    expect(await decide(second, asked.body.approval, "approve")).toMatchObject({ status: 409 });
    expect(await stateOf(asked.body.approval, "overtaken")).toMatchObject({
      decisionReason: "요청한 운영자에게 이 작업을 할 권한이 없습니다.",
    });
    expect(await emoneyOf("member14")).toBe(before);
    await roles(["finance"]);
  });

  it("is no request whose claim has run out: it waits for the second one all the same", async () => {
    await server.context.database.db.update(moneyLimit).set({ maxCharge: 5_000_000 });
    const user = await newMember(server, 0);
    const { id } = (await charge(user, { amount: 3_000_000 })).body.request;
    expect(await act(first, "claim", [id])).toEqual([null]);
    await ask("money-requests/act", { action: "approve", ids: [id] });
    server.clock.advance(6 * 60_000);
    await closeDueApprovals(server.context);
    const { items } = await second.ask<{ items: Approval[] }>(
      "GET",
      "/api/admin/approvals?state=asked&itemsPerPage=100",
    );
    const waits = items.find(({ subjects }) => subjects.includes(`money-request:${id}`));
    expect(await decide(second, waits?.id ?? "", "approve")).toMatchObject({ status: 200 });
    expect(await emoneyOf(user.userId)).toBe(3_000_000);
  });

  it("expires after 24 hours, by itself and at the press [REQ-R44]", async () => {
    const { approval: id } = (await deposit("member10", 3_000_000)).body;
    const { approval: other } = (await deposit("member11", 3_000_000)).body;
    server.clock.advance(24 * 60 * 60_000);
    await enterAgain();
    expect(await decide(second, other, "approve")).toMatchObject({ status: 409 });
    await closeDueApprovals(server.context);
    expect(await stateOf(id, "expired")).toBeDefined();
    expect(await stateOf(other, "expired")).toBeDefined();
  });

  it("is overtaken when the level that was to change has changed", async () => {
    const asked = await ask("members/member12/level", { level: 9, reason: "우수 회원" }, "PUT");
    expect(asked.status).toBe(202);
    const { db } = server.context.database;
    await db.update(member).set({ level: 3 }).where(eq(member.userId, "member12"));
    expect(await decide(second, asked.body.approval, "approve")).toMatchObject({ status: 409 });
    expect(await stateOf(asked.body.approval, "overtaken")).toBeDefined();
    const [row] = await db.select({ level: member.level }).from(member).where(eq(member.userId, "member12"));
    expect(row?.level).toBe(3);
  });

  it("is overtaken by what the command itself refuses then", async () => {
    const { approval: id } = (await deposit("member13", 3_000_000)).body;
    const receiver = await server.user("member13");
    await receiver.ask("POST", "/api/protection/break", { hours: 72, password: DEMO_PASSWORD });
    const before = await emoneyOf("member13");
    expect(await decide(second, id, "approve")).toMatchObject({ status: 409 });
    expect(await stateOf(id, "overtaken")).toMatchObject({ decidedBy: null });
    expect(await emoneyOf("member13")).toBe(before);
  });
});

describe("the attack of one operator alone", () => {
  beforeAll(async () => {
    await first.ask("POST", "/api/admin/capital", { direction: "in", amount: 5_000_000, reason: "출자" });
    // The capital was approved by a login that ended this one.
    await enterAgain();
  });

  /** Every door by which one operator could pay an accomplice, and what is sent there. */
  const ATTACKS: readonly (readonly [string, string, () => unknown])[] = [
    [
      "POST",
      "providers",
      () => ({ id: "mine", name: "나의 제공사", address: "https://mine.example", secret: "s".repeat(40) }),
    ],
    ["PUT", "providers/hanpan", () => ({ secret: "s".repeat(40) })],
    ["PUT", "providers/hanpan", () => ({ roundCeiling: 999_999_999_999 })],
    ["POST", "deposits", () => ({ userId: "member14", amount: 7_000_000, reason: "" })],
    ["POST", "deposits", () => ({ userId: "member14", amount: 7_000_000, reason: "보상", purpose: "gift" })],
    ["POST", "deposits", () => ({ userId: "member14", amount: 7_000_000, reason: "정정", purpose: "correction" })],
    ["POST", "capital", () => ({ direction: "out", amount: 3_000_000, reason: "인출" })],
    ["PUT", "members/member14/level", () => ({ level: 10, reason: "승급" })],
    ["PUT", "rolling-rates/members/member14", () => ({ rates: [{ category: "sports", own: 100, line: 0 }] })],
    [
      "PUT",
      "house-banks/1",
      () => ({ bank: "신한은행", number: "110123456789", holder: "공격자", minLevel: 1, maxLevel: 99, isActive: true }),
    ],
    ["PUT", "tether-rate", () => ({ rate: 9_999 })],
    ["PUT", "four-eyes", () => ({ money: 900_000_000, points: 900_000_000, moved: 900_000_000, hours: 1 })],
    [
      "POST",
      "coupons",
      () => ({
        title: "큰 쿠폰",
        reward: { kind: "points", amount: 300_001, wagering: 0 },
        expiresAt: new Date(server.clock.now() + 86_400_000).toISOString(),
        codeCount: 1,
      }),
    ],
  ];
  it.each(ATTACKS)("%s %s waits for another, and has done nothing [REQ-R44]", async (method, path, body) => {
    const answer = await ask(path, body(), method);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    expect(await decide(first, answer.body.approval, "approve")).toMatchObject({ status: 403 });
    await decide(second, answer.body.approval, "refuse", "공격");
  });

  it("asks nobody about what would be refused anyway, and has done nothing", async () => {
    const { body } = await second.callAlone<{ items: unknown[] }>("GET", "/api/admin/approvals?state=asked");
    const taken = { id: "hanpan", name: "둘째", address: "https://mine.example", secret: "s".repeat(40) };
    expect(await ask("providers", taken)).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(await ask("capital", { direction: "out", amount: 5_000_010, reason: "인출" })).toMatchObject({
      status: 422,
      body: { code: "insufficient_funds" },
    });
    const after = await second.callAlone<{ items: unknown[] }>("GET", "/api/admin/approvals?state=asked");
    expect(after.body.items).toEqual(body.items);
  });

  it("asks, of many things at once, about those that are possible alone", async () => {
    await server.context.database.db.update(moneyLimit).set({ maxCharge: 5_000_000 });
    const users = [await newMember(server, 0), await newMember(server, 0)];
    const ids: string[] = [];
    for (const user of users) {
      const { status, body } = await charge(user, { amount: 3_000_000 });
      expect([status, body]).toMatchObject([201, {}]);
      ids.push(body.request.id);
    }
    expect(await act(first, "claim", ids)).toEqual([null, null]);
    await users[0]?.ask("POST", "/api/protection/break", { hours: 72, password: DEMO_PASSWORD });
    const waiting = async () =>
      (await second.callAlone<{ items: Approval[] }>("GET", "/api/admin/approvals?state=asked&itemsPerPage=100")).body
        .items;
    const before = (await waiting()).length;
    const [broken, waits] = await act(first, "approve", ids);
    expect(broken).toMatch(/휴식/);
    expect(waits).toBe("다른 운영자의 승인을 기다립니다.");
    const asked = (await waiting()).filter(({ subjects }) =>
      ids.some((id) => subjects.includes(`money-request:${id}`)),
    );
    expect(asked.map(({ subjects }) => subjects.includes(`money-request:${ids[1]}`))).toEqual([true]);
    expect((await waiting()).length).toBe(before + 1);
    expect(await act(first, "approve", ids.slice(0, 1))).toEqual([broken]);
    expect((await waiting()).length).toBe(before + 1);
    // Nothing of what was tried stands.
    for (const { userId } of users) expect(await emoneyOf(userId)).toBe(0);
  });

  it("turns a provider off alone, and on with another", async () => {
    const { items } = await first.ask<{ items: { id: string }[] }>("GET", "/api/admin/providers");
    const path = `providers/${items[0]?.id}`;
    expect((await ask(path, { isOn: false }, "PUT")).status).toBe(204);
    expect((await ask(path, { isOn: true }, "PUT")).status).toBe(202);
    await first.ask("PUT", `/api/admin/${path}`, { isOn: true });
  });

  it("leaves each of them in the log, with what was asked and without secrets", async () => {
    const rows = await server.context.database.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, "POST /admin/providers"));
    expect(rows).toMatchObject([
      { actor: "admin01", outcome: "asked", subjects: ["provider:mine"] },
      { actor: "admin01", outcome: "denied", subjects: [], code: "bad_request" },
    ]);
    expect(JSON.stringify(rows)).not.toContain("sssss");
  });
});

it("weighs rates and a level of an id that is nobody's yet: it may be somebody's when the command runs", async () => {
  const { db } = server.context.database;
  for (const call of ["PUT /admin/members/:userId/level", "PUT /admin/rolling-rates/members/:userId"]) {
    const rule = ruleOf(call);
    const asked = { params: { userId: "not_yet_here" }, query: {}, body: {}, by: "admin" };
    expect(await rule?.(db, server.context, asked as never)).toMatchObject([{ measure: "always" }]);
  }
  expect(await ask("members/not_yet_here/level", { level: 9, reason: "시험" }, "PUT")).toMatchObject({ status: 404 });
});

describe("how much a command moves", () => {
  beforeAll(async () => {
    // What one moved alone counts for a day.
    server.clock.advance(24 * 60 * 60_000 + 1);
    await enterAgain();
  });

  /** What is kept of what waits, and the approval is refused; what one person is enough for is done. */
  async function weighed(path: string, body: unknown, method = "POST") {
    const { status, body: answer } = await ask(path, body, method);
    if (status !== 202) return status;
    const kept = await stateOf(answer.approval, "asked");
    await decide(second, answer.approval, "refuse", "시험");
    return { measure: kept?.measure, amount: kept?.amount, subjects: kept?.subjects };
  }
  const db = () => server.context.database.db;
  const at = (days: number) => new Date(server.clock.now() + days * 86_400_000).toISOString();
  const points = (amount: number) => ({ kind: "points", amount, wagering: 0 });
  const coupon = (title: string, amount: number, codeCount: number | null) => ({
    title,
    reward: points(amount),
    expiresAt: at(1),
    codeCount,
  });
  const idOf = async (title: string) =>
    (await first.ask<{ items: { id: string; title: string }[] }>("GET", "/api/admin/coupons")).items.find(
      (one) => one.title === title,
    )?.id ?? "";

  it("of a coupon is what all who may redeem it get, and what it adds for anybody within the day", async () => {
    expect(await weighed("coupons", coupon("세 장", 100_000, 3))).toBe(201);
    const anybody = (amount: number, subject: string) => ({ measure: "points", amount, subjects: [subject] });
    expect(await weighed("coupons", coupon("한 장", 1, 1))).toEqual(anybody(1, "coupon:한 장"));
    expect(await weighed("coupons", coupon("네 장", 100_000, 4))).toEqual(anybody(400_000, "coupon:네 장"));
    expect(await weighed("coupons", coupon("발급", 100_000, null))).toBe(201);
    const id = await idOf("세 장");
    const change = (codeCount: number) => ({ title: "세 장", expiresAt: at(2), codeCount });
    expect(await weighed(`coupons/${id}`, change(2), "PUT")).toBe(200);
    expect(await weighed(`coupons/${id}`, change(2), "PUT")).toBe(200);
    expect(await weighed(`coupons/${id}`, change(4), "PUT")).toEqual(anybody(200_000, `coupon:${id}`));
  });

  it("of coupons that are issued is what each named member gets, and of all what all get", async () => {
    const id = await idOf("발급");
    const names = ["member01", "member02", "member03", "member04"];
    expect(await weighed(`coupons/${id}/issue`, { receivers: names })).toEqual({
      measure: "points",
      amount: 400_000,
      subjects: [`coupon:${id}`, ...names.map((name) => `member:${name}`)],
    });
    const { totalCount } = await first.ask<{ totalCount: number }>("GET", "/api/admin/members");
    expect(await weighed(`coupons/${id}/issue`, { receivers: "all" })).toEqual({
      measure: "points",
      amount: totalCount * 100_000,
      subjects: [`coupon:${id}`],
    });
    // Who is named twice gets it once.
    expect(await weighed(`coupons/${id}/issue`, { receivers: [...names.slice(0, 3), "member01"] })).toBe(201);
  });

  it("of a mission is all that its steps pay all members, and of a tournament the prize of each rank", async () => {
    const { totalCount: members } = await first.ask<{ totalCount: number }>("GET", "/api/admin/members");
    const paying = (all: number) => [1, all - 1].map((amount, step) => ({ target: step + 1, reward: points(amount) }));
    const mission = {
      title: "미션",
      description: "설명",
      period: "week",
      measure: "attendance",
      gameType: null,
      startsAt: at(1),
      endsAt: at(9),
    };
    const least = Math.floor(300_000 / members) + 1;
    expect(await weighed("missions", { ...mission, steps: paying(least) })).toEqual({
      measure: "points",
      amount: least * members,
      subjects: ["mission:미션"],
    });
    // Won do not add up with the points that were granted before.
    const won = paying(2).map(({ target, reward }) => ({ target, reward: { ...reward, kind: "money" } }));
    expect(await weighed("missions", { ...mission, steps: won })).toBe(201);
    const prizes = [
      { from: 1, to: 1, reward: points(200_000) },
      { from: 2, to: 4, reward: points(50_000) },
    ];
    const tournament = { title: "대회", description: "설명", category: "sports", score: "stake" };
    expect(await weighed("tournaments", { ...tournament, prizes, startsAt: at(1), endsAt: at(9) })).toEqual({
      measure: "points",
      amount: 350_000,
      subjects: ["tournament:대회"],
    });
    const money = prizes.map(({ reward, ...ranks }) => ({ ...ranks, reward: { ...reward, kind: "money" } }));
    expect(await weighed("tournaments", { ...tournament, prizes: money, startsAt: at(1), endsAt: at(9) })).toBe(201);
  });

  it("of money and points is the amount, in or out", async () => {
    const user = await newMember(server, 0);
    const money = (amount: number, ...subjects: string[]) => ({ measure: "money", amount, subjects });
    const capital = (amount: number) => ({ direction: "in", amount, reason: "출자" });
    expect(await weighed("capital", capital(2_999_999))).toBe(201);
    expect(await weighed("capital", capital(1))).toEqual(money(1, "house:capital"));
    const ref = { ref: "operator:admin02", note: "이벤트" };
    const lines = [HOUSE.bank, memberAccount.wallet(user.memberId)].map((account) => ({ account, amount: 3_000_000 }));
    await db().transaction(async (tx) => {
      await givePoints(tx, server.clock, { memberId: user.memberId, amount: 400_000, ...ref });
      await post(tx, server.clock, { kind: "deposit", lines, ...ref });
    });
    const { items } = await first.ask<{ items: { id: string }[] }>("GET", `/api/admin/deposits?userId=${user.userId}`);
    const take = { userId: user.userId, amount: -300_001, reason: "회수" };
    expect(await weighed("points", take)).toEqual({
      measure: "points",
      amount: 300_001,
      subjects: [`member:${user.userId}`],
    });
    expect(await weighed(`deposits/${items[0]?.id}/reverse`, { reason: "착오" })).toEqual(
      money(3_000_000, `member:${user.userId}`, `deposit:${items[0]?.id}`),
    );
    const code = { code: "4829135560", reason: "본인 확인" };
    expect(await weighed(`members/${user.userId}/password-code`, code)).toEqual(
      money(3_000_000, `member:${user.userId}`),
    );
    // Points are no won.
    const poorer = await newMember(server, 2_999_999);
    await second.ask("POST", "/api/admin/points", { userId: poorer.userId, amount: 1_000, reason: "이벤트" });
    expect(await weighed(`members/${poorer.userId}/password-code`, code)).toBe(200);
  });

  it("of a match adds up over its revisions and over spans of its bets", async () => {
    const moves = (moved: number) =>
      db().transaction((tx) => writeTerms(tx, server.clock, { ...DEFAULT_TERMS, moved }));
    const user = await newMember(server, 100_000);
    const match = await addFixture(server.context);
    const from = new Date(server.clock.now()).toISOString();
    await placed(user, [`${match}-1x2-home@200`], { stake: 1_000 });
    server.clock.advance(1_000);
    const between = new Date(server.clock.now()).toISOString();
    await placed(user, [`${match}-1x2-home@200`], { stake: 1_000 });
    server.clock.advance(1_000);
    const to = new Date(server.clock.now()).toISOString();
    await moves(1_500);
    const cancel = (span: object) => {
      const expected = { bets: 1, paid: 1_000, takenBack: 0 };
      return weighed("live/cancellations", { fixtureId: match, ...span, reason: "배당 오류", expected });
    };
    expect(await cancel({ from, to: between })).toBe(200);
    expect(await cancel({ from: between, to })).toMatchObject({ measure: "moved", amount: 1_000 });

    const other = await addFixture(server.context);
    await placed(user, [`${other}-1x2-home@200`], { stake: 1_000 });
    await settleNow(server, other, "1:0");
    await moves(2_500);
    const result = (home: number, away: number) =>
      weighed(`fixtures/${other}/result`, { home, away, homeHalf: home, awayHalf: away });
    expect(await result(0, 1)).toBe(200);
    expect(await result(1, 0)).toMatchObject({ measure: "moved", amount: 2_000 });
    await db().delete(setting).where(eq(setting.key, "fourEyes"));
  });

  it("of a charge has its bonus in it, and is weighed once it is claimed", async () => {
    const user = await newMember(server, 0);
    const lowered = { ...DEFAULT_TERMS, money: 52_500 };
    await db().transaction((tx) => writeTerms(tx, server.clock, lowered));
    const { id } = (await charge(user, { chargeType: 2 })).body.request;
    const other = (await charge(await newMember(server, 0), { amount: 52_000 })).body.request;
    const act = async (action: string) => {
      const body = { action, ids: [other.id, id] };
      const { items } = await first.ask<{ items: { problem: string | null }[] }>(
        "POST",
        "/api/admin/money-requests/act",
        body,
      );
      return items.map(({ problem }) => problem);
    };
    const waiting = async () =>
      (await second.ask<{ items: Approval[] }>("GET", "/api/admin/approvals?itemsPerPage=100")).items.filter(
        ({ subjects }) => subjects.some((one) => one.endsWith(id) || one.endsWith(other.id)),
      );
    const unclaimed = await act("approve");
    expect([unclaimed.every((problem) => problem !== null), await waiting()]).toEqual([true, []]);
    expect(await act("claim")).toEqual([null, null]);
    expect(await act("approve")).toEqual([null, "다른 운영자의 승인을 기다립니다."]);
    const kept = await waiting();
    expect(kept).toMatchObject([
      { measure: "money", amount: 52_500, subjects: [`member:${user.userId}`, `money-request:${id}`] },
    ]);
    await decide(second, kept[0]?.id ?? "", "refuse", "시험");
    await db().delete(setting).where(eq(setting.key, "fourEyes"));
  });

  it("is nothing where it only stops or takes away, and more than that takes two", async () => {
    const always = (...subjects: string[]) => ({ measure: "always", amount: null, subjects });
    const roles = (given: string[]) => weighed("staff/admin06/roles", { roles: given, reason: "인사" }, "PUT");
    expect(await roles(["support", "risk"])).toEqual(always("member:admin06"));
    expect(await roles([])).toBe(200);
    expect(await roles(["support"])).toEqual(always("member:admin06"));
    expect(await weighed("providers/hanpan", { isOn: false, name: "이름" }, "PUT")).toEqual(always("provider:hanpan"));

    const { items } = await first.ask<{ items: Record<string, unknown>[] }>("GET", "/api/admin/games");
    const {
      id: _id,
      name: _name,
      kind: _kind,
      openStake: _stake,
      openPayout: _payout,
      ...game
    } = items.find(({ id }) => id === "252") ?? {};
    expect(await weighed("games/252", { ...game, maintenance: true }, "PUT")).toBe(200);
    expect(await weighed("games/252", { ...game, prices: { odd: 194 } }, "PUT")).toEqual(always("game:252"));

    const limits = await first.ask<{ items: { maxPayout: number }[] }>("GET", "/api/admin/bet-limits");
    const [level] = limits.items;
    const most = level?.maxPayout ?? 0;
    const limit = (maxPayout: number) => weighed("bet-limits", { items: [{ ...level, maxPayout }] }, "PUT");
    expect(await limit(most)).toBe(200);
    expect(await limit(most + 1)).toEqual(always("terms:bet_limit"));
  });
});

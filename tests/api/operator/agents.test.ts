// The tree of managers and agents: shares, moves, and statements by period.
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { agentLine, agentShare, agentStatement, member } from "../../../server/db/schema.ts";
import { openSession } from "../../../server/session/sessions.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import type { InferOutput } from "valibot";
import type {
  AgentTree,
  ClosedPeriod as ClosedPeriodSchema,
  StatementDetail,
  StatementPage,
} from "../../../src/api/contract/operator/agents.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { SETTLES_AFTER_MS, type Share } from "../../../src/domain/operator/agents.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { memberOf, newAgent, type Person, result, turnover } from "../lib/agents.ts";
import { emoney, expectRightBooks, placed } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";
import { silently } from "../lib/silently.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
type ClosedPeriod = InferOutput<typeof ClosedPeriodSchema>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONG_AGO = new Date("2025-06-15T12:00:00+09:00");
const REASON = "계약";
let operator: ApiUser;
beforeAll(async () => void (operator = await server.user("admin01")));

const setShares = (one: Person, shares: Share[], by = operator) =>
  by.call<AgentTree & { problems?: { path: string }[]; code?: string }>(
    "PUT",
    `/api/admin/agents/${one.userId}/shares`,
    {
      shares,
      reason: REASON,
    },
  );
const move = (one: Person, above: string) =>
  operator.call<AgentTree>("PUT", `/api/admin/agents/${one.userId}/above`, { above, reason: REASON });
const nodeOf = (tree: AgentTree, one: Person) => tree.items.find(({ userId }) => userId === one.userId);

it("without a share no period begins, and none is closed", async () => {
  await server.context.database.db.delete(agentShare);
  expect((await operator.ask<AgentTree>("GET", "/api/admin/agents")).nextFrom).toBeNull();
  const until = seoulDay(server.clock.now() - 2 * 24 * HOUR);
  expect(await operator.call("POST", "/api/admin/agent-periods", { until })).toMatchObject({
    status: 400,
    body: { problems: [{ path: "until", message: "지분이 있는 총판이나 에이전트가 없습니다." }] },
  });
});

describe("shares", () => {
  it("wait for a second operator, whatever they are", async () => {
    const manager = await newAgent(server);
    const asked = await operator.callAlone("PUT", `/api/admin/agents/${manager.userId}/shares`, {
      shares: [result("sports", 100)],
      reason: REASON,
    });
    expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    const tree = await operator.ask<AgentTree>("GET", "/api/admin/agents");
    expect(nodeOf(tree, manager)?.shares).toEqual([]);
    expect((await setShares(manager, [result("sports", 200)])).status).toBe(200);
    const now = await operator.ask<AgentTree>("GET", "/api/admin/agents");
    expect(nodeOf(now, manager)?.shares).toEqual([result("sports", 200)]);
  });

  it("are at most those of who stands above, on the same basis, and at least those below", async () => {
    const top = await newAgent(server, { shares: [result("casino", 1_000), turnover("slot", 50)] });
    const low = await newAgent(server, { role: "agent", above: top });
    expect((await setShares(low, [result("casino", 1_001)])).status).toBe(400);
    expect((await setShares(low, [turnover("casino", 10)])).status).toBe(400);
    expect((await setShares(low, [result("mini", 10)])).status).toBe(400);
    expect((await setShares(low, [result("casino", 1_000), turnover("slot", 20)])).status).toBe(200);
    expect((await setShares(top, [result("casino", 999), turnover("slot", 50)])).status).toBe(400);
    expect((await setShares(top, [result("casino", 1_000)])).status).toBe(400);
    expect((await setShares(low, [])).status).toBe(200);
    const { body: tree } = await setShares(top, [result("casino", 999)]);
    expect([nodeOf(tree, low)?.shares, nodeOf(tree, top)?.shares]).toEqual([[], [result("casino", 999)]]);
  });

  it("of an agent are of casino, slot and mini-games alone", async () => {
    const top = await newAgent(server, { shares: [result("sports", 1_000)] });
    const agent = await newAgent(server, { role: "agent", above: top });
    expect((await setShares(agent, [result("sports", 100)])).status).toBe(400);
  });

  it("give back no more than 80% of the edge with all else [REQ-R38]", async () => {
    const manager = await newAgent(server);
    for (const share of [result("sports", 9_000), turnover("sports", 500)])
      expect(await setShares(manager, [share])).toMatchObject({ status: 422, body: { code: "programme_ceiling" } });
  });

  it("are of accounts of the tree", async () => {
    const member01 = { userId: "member01" } as Person;
    expect((await setShares(member01, [])).status).toBe(404);
  });
});

describe("the tree", () => {
  it("has everybody below who stands above, by their ids, with their members", async () => {
    const top = await newAgent(server, { shares: [turnover("slot", 20), result("casino", 200)] });
    const lows = [];
    for (let count = 0; count < 3; count++) lows.push(await newAgent(server, { role: "agent", above: top }));
    const [first] = lows as [Person, ...Person[]];
    const own = await memberOf(server, top, 0);
    for (let count = 0; count < 2; count++) await memberOf(server, first, 0);
    // Whom a member brought belongs to nobody, and stands below the house where that is an agent.
    await memberOf(server, own, 0);
    const brought = await newAgent(server, { role: "agent", above: own });
    const { db } = server.context.database;
    await db.update(member).set({ disabledAt: new Date() }).where(eq(member.id, brought.memberId));

    const tree = await operator.ask<AgentTree>("GET", "/api/admin/agents");
    expect(nodeOf(tree, top)).toEqual({
      userId: top.userId,
      nickname: top.userId.slice(-8),
      role: "manager",
      above: null,
      depth: 0,
      shares: [result("casino", 200), turnover("slot", 20)],
      members: 1,
      membersBelow: 3,
      isBarred: false,
    });
    const at = tree.items.findIndex(({ userId }) => userId === top.userId);
    const below = tree.items.slice(at + 1, at + 4);
    expect(below.map(({ userId }) => userId)).toEqual(lows.map(({ userId }) => userId).toSorted());
    expect(below.every(({ above, depth, role }) => above === top.userId && depth === 1 && role === "agent")).toBe(true);
    expect(nodeOf(tree, first)).toMatchObject({ members: 2, membersBelow: 2 });
    expect(nodeOf(tree, brought)).toMatchObject({ above: null, depth: 0, members: 0, isBarred: true });
    expect(tree.items.filter(({ userId }) => /^(admin|member)/.test(userId))).toEqual([]);
    const roots = tree.items.filter(({ depth }) => depth === 0).map(({ userId }) => userId);
    expect(roots).toEqual(roots.toSorted());
  });
});

describe("a move", () => {
  it("takes everybody below along, and makes no circle", async () => {
    const [one, two] = [await newAgent(server), await newAgent(server)];
    const below = await newAgent(server, { above: one });
    expect((await move(one, below.userId)).status).toBe(400);
    expect((await move(one, one.userId)).status).toBe(400);
    const { status, body } = await move(one, two.userId);
    expect(status).toBe(200);
    expect([nodeOf(body, one)?.depth, nodeOf(body, below)?.depth]).toEqual([1, 2]);
    expect(await move(one, two.userId)).toMatchObject({
      status: 400,
      body: { message: "이미 이 계정 아래에 있습니다." },
    });
    // Neither a member, nor nobody, nor who is barred stands above anybody.
    const barred = await newAgent(server);
    const { db } = server.context.database;
    await db.update(member).set({ disabledAt: new Date() }).where(eq(member.id, barred.memberId));
    for (const above of ["member01", "nobody00", barred.userId])
      expect(await move(one, above)).toMatchObject({ status: 400, body: { problems: [{ path: "above" }] } });
    expect((await move(one, "")).status).toBe(200);
    expect((await move(one, "")).status).toBe(400);
    expect((await move({ userId: "member01" } as Person, two.userId)).status).toBe(404);
  });

  it("puts no manager below an agent, and nobody below who has less", async () => {
    const agent = await newAgent(server, { role: "agent" });
    const below = await newAgent(server, { role: "agent" });
    expect((await move(await newAgent(server), agent.userId)).status).toBe(400);
    expect((await move(below, agent.userId)).status).toBe(200);
    const manager = await newAgent(server, { shares: [result("casino", 500)] });
    expect((await move(agent, manager.userId)).status).toBe(200);
    const less = await newAgent(server, { shares: [result("casino", 400)] });
    expect((await move(manager, less.userId)).status).toBe(400);
  });
});

describe("statements", () => {
  let top: Person;
  let low: Person;
  let ofTop: Person;
  let ofLow: Person;
  beforeAll(async () => {
    top = await newAgent(server, { shares: [result("sports", 2_000)] });
    low = await newAgent(server, { above: top, shares: [result("sports", 1_500)] });
    ofTop = await memberOf(server, top, 1_000_000);
    ofLow = await memberOf(server, low, 1_000_000);
  });

  /** A bet of a member on the side that wins or loses, settled. Returns the fixture. */
  async function bet(one: Person, stake: number, wins: boolean): Promise<string> {
    const fixture = await addFixture(server.context);
    await placed(one, [`${fixture}-1x2-home@200`], { stake });
    await settleNow(server, fixture, wins ? "1:0" : "0:1");
    return fixture;
  }
  /** Closes until today, at two in the morning of tomorrow, and goes on there. */
  async function close(): Promise<ClosedPeriod> {
    const until = seoulDay(server.clock.now());
    const asked = () => operator.call<ClosedPeriod>("POST", "/api/admin/agent-periods", { until });
    const { from, to } = seoulDayBounds(until);
    expect((await asked()).status).toBe(400);
    // Transactions of the last moments of the day have ten minutes.
    server.clock.advance(to - server.clock.now() + SETTLES_AFTER_MS - MINUTE);
    operator = await server.user("admin01");
    expect((await asked()).status).toBe(400);
    server.clock.advance(2 * HOUR);
    operator = await server.user("admin01");
    const { status, body } = await asked();
    expect([status, body.ends]).toEqual([201, new Date(to).toISOString()]);
    expect(Date.parse(body.begins)).toBeLessThanOrEqual(from);
    expect((await asked()).status).toBe(400);
    return body;
  }
  const statements = (query: string) =>
    operator.ask<StatementPage>("GET", `/api/admin/agent-statements?itemsPerPage=100&${query}`);
  /** The newest one of an account, with its lines. */
  async function latest(one: Person): Promise<StatementDetail> {
    const { items } = await operator.ask<{ items: { id: string }[] }>(
      "GET",
      `/api/admin/agent-statements?text=${one.userId}`,
    );
    return operator.ask<StatementDetail>("GET", `/api/admin/agent-statements/${items[0]?.id ?? ""}`);
  }
  const pay = ({ id }: StatementDetail) =>
    operator.call<StatementDetail>("POST", `/api/admin/agent-statements/${id}/pay`);
  let revisable = "";

  it("pay each the difference to who stands below, by the ledger, and agree with it", async () => {
    await bet(ofTop, 100_000, false);
    revisable = await bet(ofLow, 200_000, false);
    // The first period begins with the day on which the first of those who have shares came.
    const { db } = server.context.database;
    await db.update(member).set({ createdAt: LONG_AGO }).where(eq(member.id, low.memberId));
    const without = await newAgent(server, { above: top });
    const earlier = new Date(LONG_AGO.getTime() - 24 * HOUR);
    await db.update(member).set({ createdAt: earlier }).where(eq(member.id, without.memberId));
    const { nextFrom } = await operator.ask<AgentTree>("GET", "/api/admin/agents");
    expect(nextFrom).toBe(seoulDay(LONG_AGO));
    const { begins, statements: count } = await close();
    expect(begins).toBe(new Date(seoulDayBounds(seoulDay(LONG_AGO)).from).toISOString());
    const { items } = await statements("");
    expect(items).toHaveLength(count);
    expect(items.filter(({ userId }) => userId === without.userId)).toEqual([]);
    expect(items.map(({ userId }) => userId)).toEqual(items.map(({ userId }) => userId).toSorted());
    const [upper, lower] = [await latest(top), await latest(low)];
    expect(lower).toMatchObject({ carried: 0, amount: 30_000, due: 30_000, state: "payable" });
    expect(lower.lines).toMatchObject([
      {
        product: "sports",
        branch: low.userId,
        rate: 1_500,
        belowRate: 0,
        turnover: 200_000,
        result: 200_000,
        amount: 30_000,
      },
    ]);
    expect(upper).toMatchObject({ amount: 30_000, due: 30_000 });
    expect(new Map(upper.lines.map(({ branch, amount }) => [branch, amount]))).toEqual(
      new Map([
        [top.userId, 20_000],
        [low.userId, 10_000],
      ]),
    );
    expect(upper.reconciled?.difference).toBe(0);
    expect(upper.reconciled?.ledger).toBe((upper.reconciled?.counted ?? 0) + (upper.reconciled?.outside ?? 0));
    await expectRightBooks(server);
  });

  it("are paid once, by an entry of the ledger", async () => {
    const statement = await latest(low);
    expect(await pay(statement)).toMatchObject({ status: 200, body: { state: "paid" } });
    expect(await pay(statement)).toMatchObject({ status: 409, body: { code: "request_moved" } });
    expect((await operator.call("POST", "/api/admin/agent-statements/none/pay")).status).toBe(404);
    expect((await operator.call("GET", "/api/admin/agent-statements/none")).status).toBe(404);
    const own = (query: string) => statements(`text=${low.userId}&${query}`);
    expect(await own("state=paid")).toMatchObject({ totalCount: 1, items: [{ id: statement.id, due: 30_000 }] });
    expect(Date.parse((await own("state=paid")).items[0]?.paidAt ?? "")).toBeGreaterThan(Date.parse(statement.ends));
    expect(await own("state=payable")).toMatchObject({ totalCount: 0, items: [] });
    expect(await statements(`text=${top.userId}`)).toMatchObject({ items: [{ state: "payable", paidAt: null }] });
    expect(await emoney(await relogged(low))).toBe(30_000);
    await expectRightBooks(server);
  });

  it("are frozen: nothing of a closed one is changed, in the database neither", async () => {
    const { db } = server.context.database;
    const { id } = await latest(low);
    const refused = [
      db.update(agentStatement).set({ carried: -1 }).where(eq(agentStatement.id, id)),
      db.update(agentStatement).set({ state: "payable", paidAt: null }).where(eq(agentStatement.id, id)),
      db.delete(agentLine).where(eq(agentLine.statementId, id)),
      db.update(agentLine).set({ amount: 1 }).where(eq(agentLine.statementId, id)),
    ];
    for (const one of refused) await expect(one).rejects.toThrow("Failed query");
  });

  it("carry what is below 0 over to the next, where a revision counts as well", async () => {
    const frozen = await latest(low);
    // The lost bet has won after all: what was paid for its loss is taken off the period of the revision.
    await settleFixture(server.context, revisable, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 }, "test");
    await close();
    const negative = await latest(low);
    expect(negative).toMatchObject({ carried: 0, amount: -60_000, due: -60_000, state: "carried" });
    expect((await pay(negative)).status).toBe(409);
    expect(await operator.ask("GET", `/api/admin/agent-statements/${frozen.id}`)).toMatchObject({ amount: 30_000 });
    ofLow = await relogged(ofLow);
    await bet(ofLow, 300_000, false);
    await close();
    expect(await latest(low)).toMatchObject({ carried: -60_000, amount: 45_000, due: -15_000, state: "carried" });
    ofLow = await relogged(ofLow);
    await bet(ofLow, 200_000, false);
    await close();
    expect(await latest(low)).toMatchObject({ carried: -15_000, amount: 30_000, due: 15_000, state: "payable" });
    const { items } = await statements(`text=${low.userId}`);
    expect(items.map(({ due }) => due)).toEqual([15_000, -15_000, -60_000, 30_000]);
  });

  it("say the difference where the ledger was changed behind them", async () => {
    const statement = await latest(low);
    expect(statement.reconciled?.difference).toBe(0);
    const last = sql`(select e.id from entry e join posting p on p.id = e.posting_id
      where e.account_id = 'house_stakes' and p.kind = 'settlement' order by e.id desc limit 1)`;
    await silently(server, sql`update entry set amount = amount + 777 where id = ${last}`);
    expect((await latest(low)).reconciled?.difference).toBe(777);
    await silently(server, sql`update entry set amount = amount - 777 where id = ${last}`);
  });

  it("take back the turnover of a bet that a revision opens again, before it counts anew", async () => {
    const agent = await newAgent(server, { shares: [turnover("sports", 10)] });
    const one = await memberOf(server, agent, 100_000);
    const [first, second] = [await addFixture(server.context), await addFixture(server.context)];
    await placed(one, [`${first}-1x2-home@200`, `${second}-1x2-home@200`], { stake: 100_000 });
    await settleNow(server, first, "0:1");
    const counted = async () => {
      await close();
      return (await latest(agent)).lines.map(({ turnover: won }) => won);
    };
    expect(await counted()).toEqual([100_000]);
    await settleFixture(server.context, first, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 }, "test");
    expect(await counted()).toEqual([-100_000]);
    await settleNow(server, second, "0:1");
    expect(await counted()).toEqual([100_000]);
    expect((await latest(agent)).reconciled?.difference).toBe(0);
    await expectRightBooks(server);
  });

  /** The day has moved on, and the session has ended. */
  async function relogged(one: Person): Promise<Person> {
    const { db } = server.context.database;
    const [account] = await db.select().from(member).where(eq(member.id, one.memberId));
    if (!account) throw new Error("no account");
    const caller = { address: "127.0.0.1", userAgent: "test", device: null };
    one.token = await db.transaction((tx) => openSession(tx, server.context, { account, caller, minutes: 720 }));
    return one;
  }
});

// The tree of managers and agents: shares, moves, and statements by period.
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { agentLine, agentStatement, member } from "../../../server/db/schema.ts";
import { openSession } from "../../../server/session/sessions.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import type { AgentTree, StatementDetail } from "../../../src/api/contract/operator/agents.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import type { Share } from "../../../src/domain/operator/agents.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { memberOf, newAgent, type Person, result, turnover } from "../lib/agents.ts";
import { emoney, expectRightBooks, placed } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";
import { silently } from "../lib/silently.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
const HOUR = 3_600_000;
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

describe("a move", () => {
  it("takes everybody below along, and makes no circle", async () => {
    const [one, two] = [await newAgent(server), await newAgent(server)];
    const below = await newAgent(server, { above: one });
    expect((await move(one, below.userId)).status).toBe(400);
    expect((await move(one, one.userId)).status).toBe(400);
    const { status, body } = await move(one, two.userId);
    expect(status).toBe(200);
    expect([nodeOf(body, one)?.depth, nodeOf(body, below)?.depth]).toEqual([1, 2]);
    expect((await move(one, "")).status).toBe(200);
    expect((await move(one, "")).status).toBe(400);
    expect((await move(one, "member01")).status).toBe(400);
  });

  it("puts no manager below an agent, and nobody below who has less", async () => {
    const agent = await newAgent(server, { role: "agent" });
    const manager = await newAgent(server, { shares: [result("casino", 500)] });
    expect((await move(manager, agent.userId)).status).toBe(400);
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
  async function close(): Promise<void> {
    const until = seoulDay(server.clock.now());
    expect((await operator.call("POST", "/api/admin/agent-periods", { until })).status).toBe(400);
    server.clock.advance(seoulDayBounds(until).to - server.clock.now() + 2 * HOUR);
    operator = await server.user("admin01");
    expect(await operator.call("POST", "/api/admin/agent-periods", { until })).toMatchObject({ status: 201 });
    expect((await operator.call("POST", "/api/admin/agent-periods", { until })).status).toBe(400);
  }
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
    await close();
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

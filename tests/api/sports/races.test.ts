// Many at once. On PostgreSQL, where transactions really run side by side, when it is on this machine; the
// main one on PGlite too, which takes one transaction at a time.
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { account, bet, fixture, moneyLimit, selection } from "../../../server/db/schema.ts";
import { memberAccount } from "../../../server/ledger/accounts.ts";
import { newId } from "../../../server/ids.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../../factories/fixtures.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { betOf, emoney, expectRightBooks, newMember, place, raceOf, withdraw } from "../lib/betting.ts";
import { cashOutAgainstStop, openSale } from "../lib/cash-out-races.ts";
import { charge } from "../lib/money.ts";
import { postgresBinaries, startSeededPostgres, type TestPostgres } from "../lib/postgres.ts";
import { IS_WHOLE } from "../lib/scale.ts";

const STAKE = 1_000;
/** Bets at once while a feed moves their prices. */
const FED = IS_WHOLE ? 200 : 60;
/** Cash-outs at once that markets are stopped under. */
const STOPS = IS_WHOLE ? 64 : 24;
/** Nodes know each other's tokens by it. */
const SECRET = "s".repeat(32);
const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const codesOf = (answers: { status: number; body: { code?: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers)
    counts[answer.body.code ?? answer.status] = (counts[answer.body.code ?? answer.status] ?? 0) + 1;
  return counts;
};

/** Of five bets at once the member's money covers one. */
const COVERED = IS_WHOLE ? 100 : 20;

/** What became of them. */
async function manyBets(server: TestServer) {
  const user = await newMember(server, COVERED * STAKE);
  const id = await addFixture(server.context);
  const answers = await times(5 * COVERED, () => place(user, betOf([`${id}-1x2-home@200`], { stake: STAKE })));
  const { db } = server.context.database;
  const rows = await db.select().from(account).where(eq(account.memberId, user.memberId));
  const { differences } = await audit(db);
  return {
    answers: codesOf(answers),
    balances: Object.fromEntries(rows.filter((row) => row.currency === "won").map((row) => [row.kind, row.balance])),
    bets: await db.$count(bet, eq(bet.memberId, user.memberId)),
    differences,
  };
}

const AS_MANY_AS_COVERED = {
  answers: { 201: COVERED, insufficient_funds: 4 * COVERED },
  balances: { wallet: 0, staked: COVERED * STAKE, owed: 0 },
  bets: COVERED,
  differences: [],
};

it("PGlite: of many bets at once as many are taken as there is money for", async () => {
  const server = await startTestServer({ rateLimit: 0 });
  try {
    expect(await manyBets(server)).toEqual(AS_MANY_AS_COVERED);
  } finally {
    await server.close();
  }
});

describe.skipIf(!postgresBinaries())("PostgreSQL", () => {
  let postgres: TestPostgres;
  let server: TestServer;
  const db = () => server.context.database.db;

  beforeAll(async () => {
    postgres = await startSeededPostgres();
    server = await startTestServer({
      rateLimit: 0,
      databaseUrl: postgres.url,
      databasePool: 20,
      inPlayDelayMs: 60_000,
      secret: SECRET,
    });
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  it("of many bets at once as many are taken as there is money for", async () => {
    expect(server.context.database.kind).toBe("postgres");
    expect(await manyBets(server)).toEqual(AS_MANY_AS_COVERED);
  });

  it("one key twenty times at once is one bet and one answer [REQ-R11]", async () => {
    const user = await newMember(server, 100 * STAKE);
    const id = await addFixture(server.context);
    const request = betOf([`${id}-1x2-home@200`], { stake: STAKE });
    const answers = await times(20, () => place(user, request, "the-same-key"));
    expect(answers[0]?.status).toBe(201);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await emoney(user)).toBe(99 * STAKE);
    await expectRightBooks(server);
  });

  it("one key at once with two bodies is one bet; the other body is told so", async () => {
    const user = await newMember(server, 100 * STAKE);
    const id = await addFixture(server.context);
    const answers = await times(20, (i) =>
      place(user, betOf([`${id}-1x2-home@200`], { stake: STAKE * (1 + (i % 2)) }), "two-bodies"),
    );
    expect(codesOf(answers)).toEqual({ 201: 10, key_reused: 10 });
    expect(await db().select({ id: bet.id }).from(bet).where(eq(bet.memberId, user.memberId))).toHaveLength(1);
    await expectRightBooks(server);
  });

  it("placed on one node and given up on another at the same instant ends in one of the two, and is told so", async () => {
    const other = await startTestServer({ rateLimit: 0, databaseUrl: postgres.url, databasePool: 20, secret: SECRET });
    try {
      const user = await newMember(server, 100 * STAKE);
      const elsewhere = Object.assign(new ApiUser(other.url, user.userId), { token: user.token });
      const id = await addFixture(server.context);
      const request = betOf([`${id}-1x2-home@200`], { stake: STAKE });
      const ended = await times(60, (i) => {
        const pause = () => new Promise((resolve) => setTimeout(resolve, i % 20));
        const key = `race-key-${i}`;
        return raceOf(
          () => place(i % 2 ? user : elsewhere, request, key),
          () => pause().then(() => withdraw(i % 2 ? elsewhere : user, key)),
        );
      });
      const taken = ended.filter((one) => one === "placed").length;
      expect(await emoney(user)).toBe((100 - taken) * STAKE);
      expect(await db().$count(bet, eq(bet.memberId, user.memberId))).toBe(taken);
      await expectRightBooks(server);
    } finally {
      await other.close();
    }
  });

  /** How many statements that begin so wait for a lock. */
  const waitingFor = async (begin: string): Promise<number> => {
    const waits = sql`wait_event_type = 'Lock' and starts_with(query, ${begin})`;
    const { rows } = (await db().execute(
      sql`select count(*)::int as count from pg_stat_activity where ${waits}`,
    )) as unknown as { rows: { count: number }[] };
    return rows[0]?.count ?? 0;
  };

  it("who gives up a bet that is being decided waits for the decision", async () => {
    const user = await newMember(server, 100 * STAKE);
    const id = await addFixture(server.context);
    const request = betOf([`${id}-1x2-home@200`], { stake: STAKE });
    let placing: ReturnType<typeof place> | undefined;
    let withdrawing: ReturnType<typeof withdraw> | undefined;
    await db().transaction(async (tx) => {
      // The placement has taken its key by now and waits for the member's money.
      await tx.select().from(account).where(eq(account.memberId, user.memberId)).for("update");
      placing = place(user, request, "being-decided");
      await expect.poll(() => waitingFor("select place_bet(")).toBe(1);
      withdrawing = withdraw(user, "being-decided");
      await Promise.race([withdrawing, new Promise((resolve) => setTimeout(resolve, 200))]);
    });
    const placed = await placing;
    expect(placed).toMatchObject({ status: 201 });
    expect(await withdrawing).toEqual({ status: 200, body: placed?.body });
  });

  it("who waits for a lock keeps nobody else waiting, also of the same group", async () => {
    const [slow, ...others] = await times(4, () => newMember(server, 100 * STAKE));
    if (!slow) throw new Error("no member");
    const id = await addFixture(server.context);
    const bets = () => betOf([`${id}-1x2-home@200`], { stake: STAKE });
    let waiting: ReturnType<typeof place> | undefined;
    await db().transaction(async (tx) => {
      await tx.select().from(account).where(eq(account.memberId, slow.memberId)).for("update");
      waiting = place(slow, bets());
      const taken = await Promise.all(others.map((one) => place(one, bets())));
      expect(codesOf(taken)).toEqual({ 201: 3 });
      await expect.poll(() => waitingFor("select place_bet(")).toBe(1);
    });
    expect(await waiting).toMatchObject({ status: 201 });
  });

  it("a result among placements: each bet was taken before it and is settled, or is refused", async () => {
    const users = await times(4, () => newMember(server, 50 * STAKE));
    const [early, late] = [await addFixture(server.context), await addFixture(server.context)];
    const placing = times(120, (i) =>
      place(
        users[i % 4]!,
        betOf([`${early}-1x2-home@200`, ...(i % 3 ? [] : [`${late}-1x2-home@200`])], { stake: STAKE }),
      ),
    );
    const settling = (async () => {
      while ((await db().$count(bet)) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      await db()
        .update(fixture)
        .set({ startsAt: new Date(server.clock.now() - 1) })
        .where(eq(fixture.id, early));
      return times(3, () =>
        settleFixture(server.context, early, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 }, "test"),
      );
    })();
    const answers = await placing;
    const reports = await settling;
    const taken = answers.filter((answer) => answer.status === 201).map((answer) => answer.body);
    expect(codesOf(answers.filter((answer) => answer.status !== 201))).toEqual(
      taken.length === 120 ? {} : { market_closed: 120 - taken.length },
    );
    const singles = taken.filter((one) => one.picks.length === 1);
    expect(reports.map((report) => report.revision)).toEqual([1, 1, 1]);
    expect(reports.reduce((sum, report) => sum + report.betsSettled, 0)).toBe(singles.length);
    await settleFixture(server.context, late, { void: true }, "test");
    const open = await db()
      .select({ id: bet.id })
      .from(bet)
      .where(sql`${bet.status} = 0 and ${bet.memberId} in ${users.map((user) => user.memberId)}`);
    expect(open).toEqual([]);
    const held = await times(4, (i) => emoney(users[i]!));
    expect(held.reduce((sum, one) => sum + one, 0)).toBe(200 * STAKE + taken.length * STAKE);
    await expectRightBooks(server);
  });

  it("two fixtures with the same bets, settled and revised at once, pay each bet by the last results", async () => {
    const users = await times(3, () => newMember(server, 100 * STAKE));
    const [a, b] = [await addFixture(server.context), await addFixture(server.context)];
    await times(90, (i) => place(users[i % 3]!, betOf([`${a}-1x2-home@200`, `${b}-1x2-home@200`], { stake: STAKE })));
    await db()
      .update(fixture)
      .set({ startsAt: new Date(0) })
      .where(sql`${fixture.id} in (${a}, ${b})`);
    const give = (id: string, home: number) =>
      settleFixture(server.context, id, { home, away: 1, homeHalf: 0, awayHalf: 0 }, "test");
    await Promise.all([give(a, 0), give(b, 2), give(a, 2), give(b, 0), give(a, 3), give(b, 3)]);
    await give(a, 2);
    await give(b, 2);
    for (const user of users) expect(await emoney(user)).toBe(70 * STAKE + 30 * 4 * STAKE);
    expect((await db().select().from(fixture).where(eq(fixture.id, a)))[0]?.status).toBe("settled");
    await expectRightBooks(server);
  });

  it.each([
    ["price", { price: 210 }, "price_changed"],
    ["status", { status: "closed" }, "market_closed"],
  ])("a %s that is being written when the bet comes is waited for", async (_what, change, code) => {
    const user = await newMember(server, 100 * STAKE);
    const id = await addFixture(server.context);
    let answer: ReturnType<typeof place> | undefined;
    await db().transaction(async (tx) => {
      await tx
        .update(selection)
        .set(change)
        .where(eq(selection.id, `${id}-1x2-home`));
      answer = place(user, betOf([`${id}-1x2-home@200`], { stake: STAKE }));
      // Time enough for a placement that does not wait to be taken at what is no longer true.
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 400))]);
    });
    expect(await answer).toMatchObject({ body: { code } });
    expect(await emoney(user)).toBe(100 * STAKE);
  });

  it("a feed that moves prices meanwhile deadlocks nobody, and each bet stands at a price that was one", async () => {
    const users = await times(4, () => newMember(server, 100 * STAKE));
    const ids = await times(5, () => addFixture(server.context, { markets: [RESULT] }));
    const members = { placing: true };
    const feed = (async () => {
      for (let round = 0; members.placing; round++) {
        const order = round % 2 ? ids : [...ids].toReversed();
        await db()
          .transaction(async (tx) => {
            for (const id of order)
              await tx
                .update(selection)
                .set({ price: 200 + (round % 10) })
                .where(eq(selection.id, `${id}-1x2-home`));
          })
          .catch((error: { cause?: { code?: string } }) => {
            if (error.cause?.code !== "40P01") throw error;
          });
      }
    })();
    const answers = await times(FED, (i) =>
      place(
        users[i % 4]!,
        betOf(
          ids.map((id) => `${id}-1x2-home@200`),
          { stake: STAKE, accept: "any" },
        ),
      ),
    );
    members.placing = false;
    await feed;
    expect(codesOf(answers)).toEqual({ 201: FED });
    // The feed moves all five in one transaction: a bet that saw two prices saw half of it.
    for (const { body } of answers) expect(new Set(body.picks.map((leg) => leg.betPrice)).size).toBe(1);
    await expectRightBooks(server);
  });

  /** As long as so many queries take: on a busy machine a sale takes longer, and so do they. */
  const queries = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) await db().execute(sql`select 1`);
  };

  it("a cash-out against a stop is paid before it or not at all", async () => {
    const user = await newMember(server, 100 * STAKE);
    const taken = await times(STOPS, (i) =>
      cashOutAgainstStop(server, user, {
        stake: 2 * STAKE,
        key: `stop-${i}`,
        pause: (first) => (i % 4 === 0 ? first : queries(2 * (i % 12))),
      }),
    );
    expect(taken.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    await expectRightBooks(server);
  });

  it("a cash-out that waits for its member's account is not paid after a stop", async () => {
    const user = await newMember(server, 100 * STAKE);
    const wallet = eq(account.id, memberAccount.wallet(user.memberId));
    for (let round = 0; round < 6; round++) {
      const { sell, turn, sold } = await openSale(server, user, { stake: 2 * STAKE, key: `held-${round}` });
      const [held, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = db().transaction(async (tx) => {
        await tx.select().from(account).where(wallet).for("update");
        held.resolve();
        await stopped.promise;
      });
      await held.promise;
      const selling = sell();
      // It has read its offer and waits for the account, or will read it after the stop.
      await sleep(10 + 7 * round);
      await turn("suspended");
      stopped.resolve();
      await holding;
      expect([(await selling).status, await sold()]).toEqual([422, 0]);
    }
  });

  it("an operator who claims what he approves at the same instant still needs a second one [REQ-R44]", async () => {
    await db().update(moneyLimit).set({ maxCharge: 5_000_000 });
    const operator = await server.user("admin01");
    for (let round = 0; round < 10; round++) {
      const user = await newMember(server, 0);
      const ids = [(await charge(user, { amount: 3_000_000 })).body.request.id];
      const send = (action: string) => operator.callAlone("POST", "/api/admin/money-requests/act", { action, ids });
      await Promise.all([send("approve"), send("claim"), send("approve"), send("approve")]);
      expect(await emoney(user)).toBe(0);
    }
  });

  it("a pending bet is decided once by many", async () => {
    const user = await newMember(server, 100 * STAKE);
    const id = await addFixture(server.context, { startsIn: -1, status: "live", markets: [LIVE_RESULT] });
    await times(20, () => place(user, betOf([`${id}-l1x2-home@200`], { stake: STAKE }), newId()));
    await db()
      .update(selection)
      .set({ price: 201 })
      .where(eq(selection.id, `${id}-l1x2-home`));
    server.clock.advance(60_000);
    await times(5, () => decideDue(server.context));
    // More rounds: the five leave to each other, and to the server's own, what another of them holds.
    const decided = async (): Promise<number> => decideDue(server.context).then(() => emoney(user));
    await expect.poll(decided).toBe(100 * STAKE);
    const refused = await db()
      .select({ id: bet.id })
      .from(bet)
      .where(sql`${bet.memberId} = ${user.memberId} and ${bet.acceptance} = 'refused'`);
    expect(refused).toHaveLength(20);
    const [staked] = await db()
      .select()
      .from(account)
      .where(eq(account.id, memberAccount.staked(user.memberId)));
    expect(staked?.balance).toBe(0);
    await expectRightBooks(server);
  });
});

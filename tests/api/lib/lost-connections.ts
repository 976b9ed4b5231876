// Bets, cash-outs and calls of a provider while connections to PostgreSQL are ended and PostgreSQL is restarted. What was
// not answered is sent again under its key, as the page and providers do.
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import pg from "pg";
import { expect } from "vitest";
import { account, bet, cashOut, providerTransaction } from "../../../server/db/schema.ts";
import { memberAccount } from "../../../server/ledger/accounts.ts";
import type { CashOutOffers, CashOutReport } from "../../../src/api/contract/sports/cash-out.ts";
import { addFixture } from "../../factories/fixtures.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";
import { betOf, expectRightBooks, newMember, placed } from "./betting.ts";
import { addPricedFixture } from "./cash-out-races.ts";
import type { TestPostgres } from "./postgres.ts";
import { launched, registered, walletOf } from "./provider.ts";

const STAKE = 1_000;
const SOLD_STAKE = 100_000;
const SLICE = 1_000;
const BETTORS = 8;
const SELLERS = 2;
const PLAYERS = 2;
const MONEY = 50_000_000;

export interface Faults {
  terminations: number;
  restarts: number;
  /** How long PostgreSQL is away at a restart. */
  downMs: number;
}

/** What was seen. */
export interface Endured {
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** By restart: how long after PostgreSQL is back the server says that it is well. */
  backAfterMs: number[];
}

interface Sent {
  status: number;
  body: Record<string, unknown>;
}

type Send = () => Promise<Sent>;

/** Runs the load, ends connections under it, and expects that what was accepted is stored and nothing else is. */
export async function endure(server: TestServer, postgres: TestPostgres, faults: Faults): Promise<Endured> {
  const operator = await server.user("admin01");
  const trial = await registered(operator);
  const match = await addFixture(server.context);
  const members = await Promise.all(
    Array.from({ length: BETTORS + SELLERS + PLAYERS }, () => newMember(server, MONEY)),
  );
  const [bettors, sellers, players] = [
    members.slice(0, BETTORS),
    members.slice(BETTORS, BETTORS + SELLERS),
    members.slice(BETTORS + SELLERS),
  ];
  const sales = await Promise.all(
    sellers.map(async (user, i) => {
      const priced = await addPricedFixture(server, `lost-connection-${i}`);
      return { user, bet: await placed(user, [`${priced}-1x2-home`], { stake: SOLD_STAKE }), sold: 0, paid: 0 };
    }),
  );
  const games = await Promise.all(
    players.map(async (user) => ({ user, wallet: walletOf(server, trial, await launched(user, trial)) })),
  );

  const statuses: Record<string, number> = {};
  const over = new AbortController();
  /** Sends until there is an answer that says what became of it. */
  const answered = async (send: Send): Promise<Sent> => {
    for (;;) {
      const { status, body } = await send();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 503) return { status, body };
      expect(body).toMatchObject({ code: "unavailable" });
      await sleep(20);
    }
  };

  const taken = new Map<string, string[]>();
  const bets = async (user: ApiUser & { memberId: string }): Promise<void> => {
    const own: string[] = [];
    taken.set(user.memberId, own);
    const request = betOf([`${match}-1x2-home@200`], { stake: STAKE });
    while (!over.signal.aborted) {
      const key = crypto.randomUUID();
      const { status, body } = await answered(() => user.bet(key, request));
      expect([status, body]).toEqual([201, expect.objectContaining({ stake: STAKE })]);
      own.push(String(body["id"]));
      expect((await answered(() => user.call("GET", `/api/bets/by-key/${key}`))).body).toMatchObject({
        id: body["id"],
      });
    }
  };
  const sells = async (sale: (typeof sales)[number]): Promise<void> => {
    while (!over.signal.aborted && sale.sold + SLICE < SOLD_STAKE) {
      const offered = await answered(() => sale.user.call("GET", `/api/cash-outs?ids=${sale.bet.id}`));
      const [offer] = (offered.body as unknown as CashOutOffers).items;
      if (!offer?.value) throw new Error(`no offer: ${JSON.stringify(offered)}`);
      const request = {
        stake: SLICE,
        value: Math.floor((offer.value / offer.stake) * SLICE * 0.9),
        version: offer.version,
      };
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const path = `/api/bets/${sale.bet.id}/cash-out`;
      const { status, body } = await answered(() => sale.user.call("POST", path, request, headers));
      expect([status, body]).toEqual([201, expect.objectContaining({ stake: SLICE })]);
      sale.sold += SLICE;
      sale.paid += (body as unknown as CashOutReport).paid;
      await sleep(30);
    }
  };
  const rounds = new Map<string, number>();
  const plays = async ({ user, wallet }: (typeof games)[number]): Promise<void> => {
    for (let count = 0; !over.signal.aborted; count++) {
      const staked = wallet.betOf(STAKE);
      expect(await answered(() => wallet.send("bet", staked))).toMatchObject({ status: 200 });
      const won = wallet.winOf(staked, 2 * STAKE);
      expect(await answered(() => wallet.send("win", won))).toMatchObject({ status: 200 });
      rounds.set(user.memberId, count + 1);
    }
  };

  const load = Promise.all([...bettors.map(bets), ...sales.map(sells), ...games.map(plays)]);
  const backAfterMs: number[] = [];
  const disturb = async (): Promise<void> => {
    for (let restart = 0; restart <= faults.restarts; restart++) {
      const until = ((restart + 1) * faults.terminations) / (faults.restarts + 1);
      for (let i = Math.ceil((restart * faults.terminations) / (faults.restarts + 1)); i < until; i++) {
        await endBackend(postgres.url);
        await sleep(50);
      }
      if (restart === faults.restarts) return;
      await postgres.restart(faults.downMs);
      const backAt = performance.now();
      while ((await server.inject("/api/health")).statusCode !== 200) await sleep(20);
      backAfterMs.push(Math.round(performance.now() - backAt));
      await sleep(100);
    }
  };
  try {
    await disturb();
  } finally {
    over.abort();
  }
  await load;

  const { db } = server.context.database;
  for (const [memberId, ids] of taken) {
    const rows = await db.select({ id: bet.id }).from(bet).where(eq(bet.memberId, memberId));
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await walletOfMember(server, memberId)).toBe(MONEY - ids.length * STAKE);
  }
  for (const { user, bet: sold, ...sale } of sales) {
    const rows = await db.select().from(cashOut).where(eq(cashOut.betId, sold.id));
    expect(rows).toHaveLength(sale.sold / SLICE);
    expect(await walletOfMember(server, user.memberId)).toBe(MONEY - SOLD_STAKE + sale.paid);
  }
  for (const { user } of games) {
    const count = rounds.get(user.memberId) ?? 0;
    const calls = and(
      eq(providerTransaction.memberId, user.memberId),
      inArray(providerTransaction.call, ["bet", "win"]),
    );
    expect(await db.$count(providerTransaction, calls)).toBe(2 * count);
    expect(await walletOfMember(server, user.memberId)).toBe(MONEY + count * STAKE);
  }
  await expectRightBooks(server);
  await trial.stop();
  expect(Object.keys(statuses).toSorted()).toEqual(expect.arrayContaining(["200", "201", "503"]));
  expect(Object.keys(statuses).filter((status) => !["200", "201", "503"].includes(status))).toEqual([]);
  return { statuses, backAfterMs };
}

async function walletOfMember({ context }: TestServer, memberId: string): Promise<number> {
  const own = eq(account.id, memberAccount.wallet(memberId));
  const [row] = await context.database.db.select({ balance: account.balance }).from(account).where(own);
  return row?.balance ?? 0;
}

/** Ends the connection of a transaction that is under way. */
async function endBackend(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rowCount } = await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null
        order by state = 'idle in transaction' desc, xact_start desc limit 1`);
      if (rowCount === 1) return;
    }
  } finally {
    await client.end();
  }
}

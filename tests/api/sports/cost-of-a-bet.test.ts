// A bet is read and written in two calls of the database, beside the session: docs/decisions/cost-of-a-bet.md.
import type { PGlite } from "@electric-sql/pglite";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallFunction } from "../../../server/db/call.ts";
import { callWithin } from "../../../server/db/call-within.ts";
import { protection, selection } from "../../../server/db/schema.ts";
import { stakeTaken } from "../../../server/ledger/bet-movements.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { LOSSES_COUNTED } from "../../../src/domain/account/protection/own-limits.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betNow, betOf, emoney, expectRightBooks, newMember, place } from "../lib/betting.ts";

/** So many are tried until one is placed while nothing else asks the database. */
const MOST_BETS = 20;

const server = servedHere({ rateLimit: 0, inPlayDelayMs: 60_000 });
let user: ApiUser & { memberId: string };
let call: CallFunction;
const db = () => server.context.database.db;

beforeAll(async () => {
  call = server.context.database.call;
});
beforeEach(async () => {
  server.context.database.call = call;
  user = await newMember(server, 100_000);
});

/** Does `work` once, just before the bet is written. */
function beforeWriting(work: () => Promise<unknown>): () => number {
  let written = 0;
  server.context.database.call = async (name, argument) => {
    if (name === "place_bet" && written++ === 0) await work();
    return call(name, argument);
  };
  return () => {
    server.context.database.call = call;
    return written;
  };
}

it.each([1, 3])("%i legs take three round trips: the session, what it is judged by, the bet", async (legs) => {
  const ids = [];
  for (let i = 0; i < legs; i++) ids.push(await addFixture(server.context));
  const request = { ...betOf(ids.map((id) => `${id}-1x2-home@200`)), stake: 5_000 };
  const client = (db() as unknown as { $client: PGlite }).$client;
  let least = Infinity;
  // The server's other parts ask the database too, but not during each of them; on a busy machine, during most.
  for (let i = 0; i < MOST_BETS && least > 3; i++) {
    const queries = vi.spyOn(client, "query");
    const transactions = vi.spyOn(client, "transaction");
    const answer = await place(user, request);
    least = Math.min(least, queries.mock.calls.length + 10 * transactions.mock.calls.length);
    queries.mockRestore();
    transactions.mockRestore();
    expect(answer.status).toBe(201);
  }
  expect(least).toBe(3);
});

it.each(["fixture", "live"])("the answer is the bet as it is read from the database: %s", async (which) => {
  const id = await (which === "live"
    ? addFixture(server.context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] })
    : addFixture(server.context));
  const answer = await place(user, betOf([`${id}-${which === "live" ? "l1x2" : "1x2"}-home@200`]));
  expect(answer.status).toBe(201);
  expect(await betNow(user, answer.body.id)).toEqual(answer.body);
});

it("a price that moves between the two is judged again, and nothing of the first attempt stands", async () => {
  const id = await addFixture(server.context);
  const chosen = `${id}-1x2-home`;
  const moved = beforeWriting(() => db().update(selection).set({ price: 250 }).where(eq(selection.id, chosen)));
  const answer = await place(user, betOf([`${chosen}@200`]), "moved-price");
  expect([answer.status, answer.body.code, moved()]).toEqual([409, "price_changed", 1]);
  expect(await emoney(user)).toBe(100_000);
  expect(await place(user, betOf([`${chosen}@250`]), "after-it")).toMatchObject({ status: 201 });
  await expectRightBooks(server);
});

it("a wallet that moves between the two is judged again, and the bet is taken once", async () => {
  const id = await addFixture(server.context);
  const end = beforeWriting(() =>
    db().transaction((tx) => deposit(tx, server.clock, { memberId: user.memberId, amount: 5_000, ref: "test" })),
  );
  const answer = await place(user, betOf([`${id}-1x2-home@200`]));
  end();
  expect(answer.status).toBe(201);
  expect(await emoney(user)).toBe(95_000);
  await expectRightBooks(server);
});

it("open bets on other fixtures are not read", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 8; i++) ids.push(await addFixture(server.context));
  for (const id of ids) expect(await place(user, betOf([`${id}-1x2-home@200`]))).toMatchObject({ status: 201 });
  const read = await db().transaction(async (tx) => {
    const rows = async (): Promise<number> => {
      const query = sql`select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname in ('bet', 'bet_pick')`;
      return ((await tx.execute(query)) as unknown as { rows: { count: number }[] }).rows[0]?.count ?? NaN;
    };
    const before = await rows();
    const asked = {
      owner: user.memberId,
      key: "",
      selections: [`${ids[0]}-1x2-home`],
      rounds: [],
      gameSettings: [],
      now: new Date().toISOString(),
      losses: LOSSES_COUNTED,
    };
    expect(await callWithin(tx)("bet_terms", asked)).toMatchObject({
      open: { selections: { [`${ids[0]}-1x2-home`]: 10_000 }, fixtures: { [`${ids[0]}`]: 10_000 } },
    });
    return (await rows()) - before;
  });
  // The pick and its bet.
  expect(read).toBe(2);
});

/** Lets no bet be written before `count` of them are about to be, and `work` is done. Returns the arguments of all, and the end of it. */
function gathering(count: number, work?: () => Promise<unknown>): { arguments: object[]; end: () => void } {
  const gathered: object[] = [];
  let open = (): void => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  const gather: CallFunction = async (name, argument) => {
    if (name === "place_bet") {
      if (gathered.push(argument) === count) {
        await work?.();
        open();
      }
      await all;
    }
    return call(name, argument);
  };
  server.context.database.call = gather;
  return { arguments: gathered, end: () => void (server.context.database.call = call) };
}

/** How many queries with such a text are asked. */
function counting(...texts: string[]): () => number[] {
  const queries = vi.spyOn((db() as unknown as { $client: PGlite }).$client, "query");
  return () => {
    const asked = queries.mock.calls.map(([text]) => text);
    queries.mockRestore();
    return texts.map((text) => asked.filter((one) => one.includes(text)).length);
  };
}

describe("bets of different members at the same time", () => {
  let users: (typeof user)[];
  beforeEach(async () => {
    users = [];
    for (let i = 0; i < 5; i++) users.push(await newMember(server, 100_000));
  });

  it("are written together, each with its own answer", async () => {
    const ids = [await addFixture(server.context), await addFixture(server.context)];
    const gather = gathering(users.length);
    const asked = counting("place_bets(", "place_bet(");
    const answers = await Promise.all(
      users.map((one, i) => place(one, { ...betOf([`${ids[i % 2]}-1x2-home@200`]), stake: 10_000 + 1_000 * i })),
    );
    expect(asked()).toEqual([1, 0]);
    gather.end();
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 201));
    expect(answers.map(({ body }) => body.stake)).toEqual(users.map((_, i) => 10_000 + 1_000 * i));
    expect(await Promise.all(users.map(emoney))).toEqual(users.map((_, i) => 90_000 - 1_000 * i));
    for (const [i, { body }] of answers.entries()) expect(await betNow(users[i] ?? user, body.id)).toEqual(body);
    await expectRightBooks(server);
  });

  it("one that is refused and one whose price moved undo none of the others", async () => {
    const [first, excluded, late, last] = users;
    if (!first || !excluded || !late || !last) throw new Error("too few members");
    const id = await addFixture(server.context);
    const request = betOf([`${id}-1x2-home@200`]);
    const moving = await addFixture(server.context);
    // When all are judged, and none is written.
    const gather = gathering(4, async () => {
      await db()
        .insert(protection)
        .values({ memberId: excluded.memberId, excludedUntil: new Date("2999-01-01") });
      await db()
        .update(selection)
        .set({ price: 250 })
        .where(eq(selection.id, `${moving}-1x2-home`));
    });
    const answers = await Promise.all([
      place(first, request),
      place(excluded, request),
      place(late, betOf([`${moving}-1x2-home@200`])),
      place(last, request),
    ]);
    gather.end();
    expect(answers.map(({ status, body }) => [status, body.code ?? null])).toEqual([
      [201, null],
      [422, "protected"],
      [409, "price_changed"],
      [201, null],
    ]);
    expect(await Promise.all(users.map(emoney))).toEqual([90_000, 100_000, 100_000, 90_000, 100_000]);
    await expectRightBooks(server);
  });

  it("a bet that waited beyond the kick-off is not written", async () => {
    const id = await addFixture(server.context, { startsIn: 30_000 });
    const gather = gathering(1);
    expect(await place(user, betOf([`${id}-1x2-home@200`]))).toMatchObject({ status: 201 });
    gather.end();
    const [written] = gather.arguments as { key: string; bet: object; lastEntry: number; now: string }[];
    const placing = (waited: number) => {
      const [id, owner] = [`waited-${waited}`, users[0]?.memberId ?? ""];
      const bet = { ...written?.bet, id, serial: null };
      const posting = { ...stakeTaken({ id, memberId: owner, stake: 10_000 }), at: written?.now };
      const one = { ...written, key: id, bet, posting, owner, lastEntry: undefined, waited };
      return db().execute(sql`
        with last as (select max(id) as id from entry where account_id = ${`wallet:${users[0]?.memberId}`})
        select place_bets(jsonb_build_array(${JSON.stringify(one)}::text::jsonb || jsonb_build_object('lastEntry', last.id)), null)
        from last`);
    };
    await expect(placing(31_000)).rejects.toMatchObject({ cause: { code: "HP001" } });
    await placing(0);
    await expectRightBooks(server);
  });
});

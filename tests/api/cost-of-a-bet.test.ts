// A bet is read and written in two calls of the database, beside the session: docs/decisions/cost-of-a-bet.md.
import type { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { selection } from "../../server/db/schema.ts";
import { deposit } from "../../server/ledger/deposits.ts";
import type { ApiUser } from "../factories/api-user.ts";
import { addFixture, LIVE_RESULT } from "../factories/fixtures.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { betNow, betOf, emoney, expectRightBooks, newMember, place } from "./lib/betting.ts";

let server: TestServer;
let user: ApiUser & { memberId: string };
const db = () => server.context.database.db;

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0, inPlayDelayMs: 60_000 });
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await newMember(server, 100_000);
});

/** Does `work` once, just before the bet is written. */
function beforeWriting(work: () => Promise<unknown>): () => number {
  const { database } = server.context;
  const { call } = database;
  let written = 0;
  database.call = async (name, argument) => {
    if (name === "place_bet" && written++ === 0) await work();
    return call(name, argument);
  };
  return () => {
    database.call = call;
    return written;
  };
}

it.each([1, 3])("%i legs take three round trips: the session, what it is judged by, the bet", async (legs) => {
  const ids = [];
  for (let i = 0; i < legs; i++) ids.push(await addFixture(server.context));
  const request = betOf(ids.map((id) => `${id}-1x2-home@200`));
  const client = (db() as unknown as { $client: PGlite }).$client;
  const taken: number[] = [];
  for (let i = 0; i < 5; i++) {
    const queries = vi.spyOn(client, "query");
    const transactions = vi.spyOn(client, "transaction");
    const answer = await place(user, request);
    taken.push(queries.mock.calls.length + 10 * transactions.mock.calls.length);
    queries.mockRestore();
    transactions.mockRestore();
    expect(answer.status).toBe(201);
  }
  // The server's other parts ask the database too, but not during each of them.
  expect(Math.min(...taken)).toBe(3);
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

// Many at once, of one member: exactly one effect where one is due. On PGlite, and on PostgreSQL where it is there.
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moneyRequest } from "../../../server/db/schema.ts";
import { givePoints } from "../../../server/ledger/deposits.ts";
import { writeTerms } from "../../../server/operator/approvals/terms.ts";
import { DEFAULT_TERMS } from "../../../src/domain/operator/four-eyes.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { betOf, emoney, expectRightBooks, place } from "../lib/betting.ts";
import { act, charge, exchange, memberWithBank, requestNow, secondOperator } from "../lib/money.ts";
import { postgresBinaries, startSeededPostgres } from "../lib/postgres.ts";
import { IS_WHOLE, SENDS } from "../lib/scale.ts";
import { settleNow } from "../lib/settling.ts";

const ROUNDS = IS_WHOLE ? 12 : 6;
const MOST_ROUNDS = 60;
const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const counts = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

async function withServers(work: (server: TestServer) => Promise<void>, isPostgres: boolean): Promise<void> {
  const postgres = isPostgres ? await startSeededPostgres() : null;
  const server = await startTestServer({
    rateLimit: 0,
    ...(postgres && { databaseUrl: postgres.url, databasePool: 20 }),
  });
  try {
    await work(server);
    await expectRightBooks(server);
  } finally {
    await server.close();
    await postgres?.stop();
  }
}

async function manyOfEach(server: TestServer): Promise<void> {
  const { db } = server.context.database;
  const operator = await server.user("admin01");
  const user = await memberWithBank(server, 500_000);
  const requests = (kind: string, by = user) =>
    db.$count(moneyRequest, and(eq(moneyRequest.memberId, by.memberId), eq(moneyRequest.kind, kind)));

  // One key: all are told of the one request.
  const charges = await times(SENDS, () => charge(user, {}, "one-charge-key"));
  expect(new Set(charges.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(charges[0]?.status).toBe(201);
  expect(await requests("charge")).toBe(1);

  // One request, cancelled and claimed at the same time: one of the two.
  const id = charges[0]?.body.request.id ?? "";
  const cancels = times(SENDS / 2, () => user.call("POST", `/api/charge/requests/${id}/cancel`));
  const claims = times(20, () => act(operator, "claim", [id]));
  const [cancelled, claimed] = await Promise.all([cancels, claims]);
  const isCancelled = cancelled.filter(({ status }) => status === 200).length;
  const isClaimed = claimed.some(([problem]) => problem === null);
  expect(isCancelled).toBe(isClaimed ? 0 : 1);
  expect((await requestNow(user, id)).state).toBe(isClaimed ? "inProgress" : "cancelled");
  if (isClaimed) await act(operator, "refuse", [id], { reason: "시험" });

  // Keys of their own: one request is open, the others are told so.
  const second = await times(SENDS, () => charge(user));
  expect(counts(second.map(({ status }) => status))).toEqual({ 201: 1, 409: SENDS - 1 });
  expect(await requests("charge")).toBe(2);

  // One approval, sent many times.
  const open = second.find(({ status }) => status === 201)?.body.request.id ?? "";
  await act(operator, "claim", [open]);
  const approvals = await times(SENDS, () => act(operator, "approve", [open]));
  expect(approvals.filter(([problem]) => problem === null)).toHaveLength(1);
  expect(await emoney(user)).toBe(550_000);

  // Of one whose money is staked already: a charge has to be staked first.
  const payee = await memberWithBank(server, 550_000);
  const same = await times(SENDS, () => exchange(payee, {}, "one-exchange-key"));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(same[0]?.status).toBe(201);
  const others = await times(SENDS, () => exchange(payee));
  expect(counts(others.map(({ status }) => status))).toEqual({ 409: SENDS });
  expect(await requests("exchange", payee)).toBe(1);
  expect(await emoney(payee)).toBe(520_000);
}

/** Points become money once under one key, and as often as there are points under many. */
async function conversions(server: TestServer): Promise<void> {
  const { db } = server.context.database;
  const user = await memberWithBank(server, 0);
  const points = { memberId: user.memberId, amount: 6_500, ref: "test" };
  await db.transaction((tx) => givePoints(tx, server.clock, points));
  const convert = (key?: string) =>
    user.call("POST", "/api/points/convert", { points: 2_000 }, key === undefined ? {} : { "Idempotency-Key": key });
  const same = await times(SENDS, () => convert("one-conversion"));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await emoney(user)).toBe(2_000);
  const others = await times(SENDS, () => convert());
  expect(others.filter(({ status }) => status < 300)).toHaveLength(2);
  expect(await user.ask("GET", "/api/member/user")).toMatchObject({ emoney: 6_000, point: 500 });
}

/** Money for one of the two: an exchange of all, and bets of all, at the same time. */
async function exchangeAgainstBets(server: TestServer): Promise<void> {
  const id = await addFixture(server.context);
  const winners: string[] = [];
  // Who waits for how long changes from round to round, until both have won.
  for (let round = 0; round < ROUNDS || (new Set(winners).size < 2 && round < MOST_ROUNDS); round++) {
    const user = await memberWithBank(server, 30_000);
    const pause = () => new Promise((resolve) => setTimeout(resolve, (round % 6) * 12));
    const [taken, ...bets] = await Promise.all([
      // From one round to the next the exchange is a little later too: 0 to 30 ms.
      new Promise((resolve) => setTimeout(resolve, (round % 4) * 10)).then(() => exchange(user)),
      ...[1, 2, 3].map(() => pause().then(() => place(user, betOf([`${id}-1x2-home@200`], { stake: 30_000 })))),
    ]);
    const won = [taken, ...bets].filter((answer) => answer?.status === 201);
    expect(won, "one of them has the money").toHaveLength(1);
    expect(await emoney(user)).toBe(0);
    winners.push(taken?.status === 201 ? "exchange" : "bet");
  }
  expect(new Set(winners), "each of them has won a round").toEqual(new Set(["exchange", "bet"]));
}

async function operators(server: TestServer): Promise<void> {
  const first = await server.user("admin01");
  const second = await secondOperator(server);
  const users = await times(10, () => memberWithBank(server, 100_000));
  const ids = await Promise.all(users.map(async (user) => (await exchange(user)).body.request.id));
  const claims = await Promise.all([act(first, "claim", ids), act(second, "claim", ids.toReversed())]);
  const byFirst = claims[0] ?? [];
  const bySecond = (claims[1] ?? []).toReversed();
  ids.forEach((_, i) => expect([byFirst[i], bySecond[i]].filter((problem) => problem === null)).toHaveLength(1));
  const [approved, refused] = await Promise.all([
    act(first, "approve", ids),
    act(second, "refuse", ids, { reason: "시험" }),
  ]);
  expect(approved.map((problem) => problem === null)).toEqual(byFirst.map((problem) => problem === null));
  expect(refused.map((problem) => problem === null)).toEqual(bySecond.map((problem) => problem === null));
  const left = await Promise.all(users.map(emoney));
  expect(left).toEqual(approved.map((problem) => (problem === null ? 70_000 : 100_000)));

  await revisions(server);
}

/** What one operator moves of a match adds up, also where the one revision is not done when the other is judged. */
async function revisions(server: TestServer): Promise<void> {
  const match = await addFixture(server.context);
  const user = await memberWithBank(server, 1_000_000);
  for (const pick of ["1x2-home@200", "1x2-draw@330", "1x2-away@410"])
    expect((await place(user, betOf([`${match}-${pick}`], { stake: 1_000 }))).status).toBe(201);
  const operator = await server.user("admin01");
  const revise = (home: number, away: number) =>
    operator.callAlone("POST", `/api/admin/fixtures/${match}/result`, { home, away, homeHalf: home, awayHalf: away });
  await settleNow(server, match, "1:0");
  // From home to away 6,100 won move, to a draw 5,300, between those two 7,400.
  await server.context.database.db.transaction((tx) =>
    writeTerms(tx, server.clock, { ...DEFAULT_TERMS, moved: 7_000 }),
  );
  const both = await Promise.all([revise(0, 1), revise(1, 1)]);
  expect(counts(both.map(({ status }) => status))).toEqual({ 200: 1, 202: 1 });
}

const DATABASES = [
  { name: "PGlite", isPostgres: false },
  { name: "PostgreSQL", isPostgres: true },
].filter(({ isPostgres }) => !isPostgres || (IS_WHOLE && postgresBinaries() !== null));

describe.each(DATABASES)("on $name", ({ isPostgres }) => {
  it("many sends of each command have one effect", () => withServers(manyOfEach, isPostgres));
  it("points are converted as often as there are any", () => withServers(conversions, isPostgres));
  it("an exchange and bets for the same money: one wins", () => withServers(exchangeAgainstBets, isPostgres));
  it("two operators never act on one request, and two revisions of one operator add up", () =>
    withServers(operators, isPostgres));
});

// `npm run verify -- ledger`: a million seeded operations of all kinds by the server's own calls. After each thousand the books
// are proven from the entries and each member's money is that of a reckoning of its own; the whole audit runs as often as the
// run has doubled. FIRE_SEED, FIRE_COUNT (operations), FIRE_SECONDS (at most).
import { eq } from "drizzle-orm";
import { fixture, rollingRate, session } from "../../server/db/schema.ts";
import { newId } from "../../server/ids.ts";
import { audit } from "../../server/ledger/audit.ts";
import type { CashOutOffers, CashOutReport } from "../../src/api/contract/sports/cash-out.ts";
import type { Bet } from "../../src/api/contract/sports/bets.ts";
import { HANDICAP, QUARTER_TOTAL, RESULT, TOTAL, addFixture } from "../factories/fixtures.ts";
import { betOf } from "../api/lib/betting-requests.ts";
import { startTestServer } from "../api/lib/harness.ts";
import { memberWithBank, WITHDRAWAL_PASSWORD } from "../api/lib/money.ts";
import { postgresBinaries, startSeededPostgres } from "../api/lib/postgres.ts";
import { launched, registered, walletOf } from "../api/lib/provider.ts";
import { widenLimits } from "./lib/wide-limits.ts";
import { GrowingBooks } from "./lib/books.ts";
import { type Choices, choices, count, deadlineIn, option } from "./lib/kit.ts";
import { atLeast, none, printTable, type Row, tallyLines } from "./lib/table.ts";
import { type Outcome, Shadow } from "./lib/shadow.ts";

const SEED = option("SEED", 7);
const COUNT = option("COUNT", 1_000_000);
const SECONDS = option("SECONDS", 6 * 3_600);
const EACH = 1_000;
/** So many that what a server does together of members who ask at once is done together. */
const LANES = 50;
const MEMBERS_OF_A_LANE = 8;
const OPEN_FIXTURES = 10;
/** Results of this many fixtures are revised now and then. */
const REVISED = 15;
const START_WON = 300_000;
const MONTH_MS = 30 * 86_400_000;
/** A million operations take PGlite longer than they take PostgreSQL; a short run would wait for its start. */
const SHORT = 20_000;

const postgres = COUNT > SHORT && postgresBinaries() !== null ? await startSeededPostgres() : null;
const server = await startTestServer({ rateLimit: 0, ...(postgres && { databaseUrl: postgres.url }) });
const { db } = server.context.database;
const operator = await server.user("admin01");
const trial = await registered(operator);
await widenLimits(server);
await db.update(rollingRate).set({ own: 100, line: 0 });

interface Answer<T> {
  status: number;
  body: T;
}
type Body = Record<string, unknown> & { code?: string };

/** A call by its method and path, as the server's handlers get it; by one key twice now and then, which has to be one. */
async function call<T = Body>(
  token: string,
  method: string,
  path: string,
  body?: unknown,
  key = newId(),
): Promise<Answer<T>> {
  const answer = await server.inject({
    method: method as "POST",
    url: path,
    headers: { "x-auth-token": `Bearer ${token}`, "idempotency-key": key },
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: answer.statusCode, body: (answer.body === "" ? null : answer.json()) as T };
}

const [kinds, refusals, wrong] = [new Map<string, number>(), new Map<string, number>(), [] as string[]];
let [done, repeated] = [0, 0];
/** Said at once: a run may last for hours. */
function isWrong(what: string): void {
  wrong.push(what);
  console.log(what);
}

async function twice<T>(pick: Choices, send: (key: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  const key = newId();
  const answer = await send(key);
  // What came too often was not looked at, and is nothing's answer.
  if (pick.isIn(0.05) && answer.status !== TOO_MANY) {
    repeated++;
    const again = await send(key);
    if (JSON.stringify(again) !== JSON.stringify(answer))
      isWrong(`one key, two answers: ${JSON.stringify([answer, again]).slice(0, 400)}`);
  }
  return answer;
}

const TOO_MANY = 429;
const MOST_TRIES = 10;
/** Sends a provider's call again while no answer comes within the time that its caller waits, as a provider does. */
async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (let times = 1; ; times++)
    try {
      return await send();
    } catch (error) {
      repeated++;
      if (times === MOST_TRIES) throw error;
    }
}

type Person = Awaited<ReturnType<typeof memberWithBank>>;
interface Own {
  user: Person;
  money: Shadow;
  wallet: ReturnType<typeof walletOf>;
  /** One that charges has to stake before an exchange; the others exchange at once. */
  charges: boolean;
}
interface Lane {
  name: string;
  /** How many operations it has begun. */
  begun: number;
  /** Of the operation that runs: each has its own, so that what the server answers shifts no choice of a later one. */
  pick: Choices;
  members: Own[];
  open: string[];
  decided: string[];
  outcomes: Map<string, Outcome>;
  coupon: { code: string; kind: string; amount: number } | null;
}

const MARKETS = [RESULT, TOTAL, HANDICAP, QUARTER_TOTAL];
let feedKeys = 0;
const newFixture = () =>
  addFixture(server.context, {
    startsIn: MONTH_MS,
    feed: "simulated",
    feedKey: `ledger-${++feedKeys}`,
    feedState: { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-1], totals: [2.5, 2.75] },
    markets: MARKETS,
  });

async function newLane(n: number): Promise<Lane> {
  const lane: Lane = {
    name: `lane ${n}`,
    begun: 0,
    pick: choices(SEED, `lane ${n}`),
    members: [],
    open: [],
    decided: [],
    outcomes: new Map(),
    coupon: null,
  };
  for (let i = 0; i < MEMBERS_OF_A_LANE; i++) {
    const user = await memberWithBank(server, START_WON);
    const money = new Shadow();
    money.wallet = START_WON;
    const wallet = walletOf(server, trial, await launched(user, trial));
    lane.members.push({ user, money, wallet, charges: i % 2 === 0 });
  }
  for (let i = 0; i < OPEN_FIXTURES; i++) lane.open.push(await newFixture());
  return lane;
}

/** Notes what became of it. A refusal moves nothing; a failure of the server is one. */
function heard(what: string, { status, body }: Answer<unknown>): boolean {
  // 202: it waits for something, and has moved nothing yet.
  const isTaken = status < 300 && status !== 202;
  count(isTaken ? kinds : refusals, isTaken ? what : `${what}: ${status} ${(body as Body | null)?.code ?? ""}`);
  if (status >= 500) isWrong(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  return isTaken;
}

const admin = <T = Body>(pick: Choices, method: string, path: string, body?: unknown) =>
  twice(pick, (key) => call<T>(operator.token, method, `/api/admin/${path}`, body, key));

/** Decides about a request: true where it was approved, false where it was refused, null where neither went. */
async function decide(pick: Choices, id: string, share: number): Promise<boolean | null> {
  const act = async (action: string, rest: object = {}) => {
    const answer = await admin<{ items: { problem: string | null }[] }>(pick, "POST", "money-requests/act", {
      action,
      ids: [id],
      ...rest,
    });
    return answer.status < 300 && answer.body.items[0]?.problem === null;
  };
  if (!(await act("claim"))) return null;
  const isApproved = pick.isIn(share);
  if (isApproved) return (await act("approve")) ? true : (await act("refuse", { reason: "시험" })) ? false : null;
  return (await act("refuse", { reason: "시험" })) ? false : null;
}

const picksOf = ({ pick, open }: Lane, legs: number) => {
  const rest = [...open];
  return Array.from({ length: Math.min(legs, rest.length) }, () => {
    const [id] = rest.splice(pick.below(rest.length), 1);
    const market = pick.one(MARKETS);
    const [key, price] = pick.one(Object.entries(market.prices));
    return `${id}-${market.code}-${key}@${price}`;
  });
};

async function bet(lane: Lane, own: Own, legs: number): Promise<void> {
  const { pick } = lane;
  const stake = 10 * pick.between(100, pick.isIn(0.02) ? 60_000 : 2_000);
  const body = betOf(picksOf(lane, legs), { stake });
  const answer = await twice(pick, (key) => call<Bet>(own.user.token, "POST", "/api/bets", body, key));
  if (heard(legs === 1 ? "bet" : "bet of several legs", answer)) own.money.stake(answer.body);
}

async function settle(lane: Lane, id: string, what: string): Promise<void> {
  const { pick } = lane;
  const goals = () =>
    pick.weighted([
      [3, 0],
      [4, 1],
      [3, 2],
      [1, 3],
    ]);
  const [homeHalf, awayHalf] = [pick.below(2), pick.below(2)];
  const score: Outcome = pick.isIn(0.12)
    ? null
    : { home: homeHalf + goals(), away: awayHalf + goals(), homeHalf, awayHalf };
  await db
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now() - 7_200_000) })
    .where(eq(fixture.id, id));
  if (!heard(what, await admin(pick, "POST", `fixtures/${id}/result`, score ?? { void: true }))) return;
  lane.outcomes.set(id, score);
  for (const { money } of lane.members) money.settle(lane.outcomes, id);
}

/** What the house brought in and has not taken out again. */
let capital = 0;

type Operation = (lane: Lane, own: Own) => Promise<void>;
const OPERATIONS: Readonly<Record<string, readonly [number, Operation]>> = {
  bet: [40, (lane, own) => bet(lane, own, 1)],
  multiple: [20, (lane, own) => bet(lane, own, lane.pick.between(2, 4))],
  cashOut: [
    5,
    async ({ pick }, { user, money }) => {
      const open = [...money.bets.values()].filter(({ paid, isVoided }) => paid === null && !isVoided);
      if (open.length === 0) return;
      const { id, left } = pick.one(open);
      const { body } = await call<CashOutOffers>(user.token, "GET", `/api/cash-outs?ids=${id}`);
      const { value = null, version = 0 } = body.items[0] ?? {};
      if (value === null) return void count(refusals, "cash-out: no offer");
      const stake = pick.isIn(0.5) ? left : Math.max(1, Math.floor(left / 2));
      const asked = { stake, value: Math.max(1, Math.floor((value * stake * 0.95) / left)), version };
      const answer = await twice(pick, (key) =>
        call<CashOutReport>(user.token, "POST", `/api/bets/${id}/cash-out`, asked, key),
      );
      if (heard(stake === left ? "cash-out" : "cash-out of a part", answer)) money.sold(id, stake, answer.body.paid);
    },
  ],
  result: [
    2,
    async (lane) => {
      const id = lane.pick.one(lane.open);
      await settle(lane, id, "result");
      if (!lane.outcomes.has(id)) return;
      lane.open.splice(lane.open.indexOf(id), 1, await newFixture());
      lane.decided.push(id);
      if (lane.decided.length <= REVISED) return;
      lane.decided.shift();
      forget(lane);
    },
  ],
  revision: [
    1,
    async (lane) => (lane.decided.length > 0 ? settle(lane, lane.pick.one(lane.decided), "revised result") : undefined),
  ],
  voidBet: [
    1,
    async ({ pick }, { money }) => {
      const all = [...money.bets.values()].filter(({ isVoided, bet: { stake }, left }) => !isVoided && stake === left);
      if (all.length === 0) return;
      const { id } = pick.one(all);
      const file = await call<{ voiding: { problem: string | null; paid: number; takenBack: number } }>(
        operator.token,
        "GET",
        `/api/admin/bets/${id}`,
      );
      const { paid, takenBack } = file.body.voiding;
      if (
        heard(
          "void of a bet",
          await admin(pick, "POST", `bets/${id}/void`, { reason: "배당 오류", expected: { paid, takenBack } }),
        )
      )
        money.voided(id);
    },
  ],
  charge: [
    2,
    async ({ pick }, { user, money, charges }) => {
      if (!charges) return;
      const asked = { amount: 10_000 * pick.between(1, 5), depositor: "홍길동" };
      const answer = await twice(pick, (key) =>
        call<{ request: { id: string; amount: number; bonus: number } }>(
          user.token,
          "POST",
          "/api/charge/requests",
          asked,
          key,
        ),
      );
      if (!heard("charge asked for", answer)) return;
      const { id, bonus } = answer.body.request;
      if (pick.isIn(0.15))
        return void heard("charge cancelled", await call(user.token, "POST", `/api/charge/requests/${id}/cancel`));
      const isApproved = await decide(pick, id, 0.8);
      count(kinds, isApproved ? "charge approved" : "charge refused");
      if (isApproved) money.wallet += asked.amount + bonus;
    },
  ],
  exchange: [
    2,
    async ({ pick }, { user, money }) => {
      const asked = { amount: 10_000 * pick.between(1, 8), withdrawalPassword: WITHDRAWAL_PASSWORD };
      const answer = await twice(pick, (key) =>
        call<{ request: { id: string } }>(user.token, "POST", "/api/exchange/requests", asked, key),
      );
      if (!heard("exchange asked for", answer)) return;
      money.wallet -= asked.amount;
      money.reserved += asked.amount;
      const isApproved = await decide(pick, answer.body.request.id, 0.6);
      if (isApproved === null) return;
      count(kinds, isApproved ? "exchange paid" : "exchange sent back");
      money.reserved -= asked.amount;
      if (!isApproved) money.wallet += asked.amount;
    },
  ],
  deposit: [
    2,
    async ({ pick }, { user, money, charges }) => {
      const purpose = charges ? pick.one(["charge", "gift", "correction"]) : "correction";
      const asked = { userId: user.userId, amount: 1_000 * pick.between(1, 60), reason: "시험", purpose };
      if (heard(`deposit as a ${purpose}`, await admin(pick, "POST", "deposits", asked))) money.wallet += asked.amount;
    },
  ],
  reversal: [
    1,
    async ({ pick }, { user, money }) => {
      const { body } = await call<{ items: { id: string; amount: number; isReversed: boolean }[] }>(
        operator.token,
        "GET",
        `/api/admin/deposits?userId=${user.userId}`,
      );
      const found = body.items.find(({ isReversed }) => !isReversed);
      if (
        found &&
        heard("deposit reversed", await admin(pick, "POST", `deposits/${found.id}/reverse`, { reason: "착오" }))
      )
        money.wallet -= found.amount;
    },
  ],
  points: [
    1,
    async ({ pick }, { user, money }) => {
      const amount = pick.isIn(0.8) ? 10 * pick.between(100, 500) : -10 * pick.between(1, 300);
      if (
        heard(
          amount > 0 ? "points given" : "points taken",
          await admin(pick, "POST", "points", { userId: user.userId, amount, reason: "시험" }),
        )
      )
        money.points += amount;
    },
  ],
  conversion: [
    1,
    async ({ pick }, { user, money, charges }) => {
      const points = 10 * pick.between(100, 300);
      if (!charges) return;
      const answer = await twice(pick, (key) => call(user.token, "POST", "/api/points/convert", { points }, key));
      if (!heard("points turned into money", answer)) return;
      money.points -= points;
      money.wallet += points;
    },
  ],
  coupon: [
    1,
    async (lane, { user, money, charges }) => {
      const { pick } = lane;
      if (!charges) return;
      if (!lane.coupon || pick.isIn(0.15)) {
        const reward = pick.isIn(0.5)
          ? { kind: "points", amount: 100 * pick.between(1, 9), wagering: 0 }
          : { kind: "money", amount: 1_000 * pick.between(1, 5), wagering: 1 };
        const expiresAt = new Date(server.clock.now() + MONTH_MS).toISOString();
        const made = await admin<{ code: string }>(pick, "POST", "coupons", {
          title: "쿠폰",
          reward,
          expiresAt,
          codeCount: 1_000,
        });
        if (!heard("coupon made", made)) return;
        lane.coupon = { code: made.body.code, ...reward };
      }
      const { code, kind, amount } = lane.coupon;
      if (
        !heard(
          "coupon redeemed",
          await twice(pick, (key) => call(user.token, "POST", "/api/coupons/redeem", { code }, key)),
        )
      )
        return;
      if (kind === "points") money.points += amount;
      else money.wallet += amount;
    },
  ],
  provider: [
    19,
    async ({ pick }, { wallet, money }) => {
      const stake = pick.between(1_000, 9_000);
      const asked = wallet.betOf(stake);
      const send = async (what: string, body: object) => {
        const answer = await untilAnswered(() => wallet.send(what, body));
        if (pick.isIn(0.1)) {
          repeated++;
          await untilAnswered(() => wallet.send(what, body));
        }
        return heard(`provider's ${what}`, answer);
      };
      if (!(await send("bet", asked))) return;
      money.wallet -= stake;
      money.staked += stake;
      const isBack = pick.isIn(0.2);
      if (isBack && !(await send("rollback", wallet.endOf(asked)))) return;
      if (!isBack && pick.isIn(0.2)) {
        const part = pick.between(1, stake);
        if (await send("win", wallet.winOf(asked, part, false))) money.pay(part);
      }
      const win = isBack ? stake : pick.isIn(0.5) ? 0 : pick.between(1, 4 * stake);
      if (!isBack && !(await send("win", wallet.winOf(asked, win)))) return;
      money.staked -= stake;
      money.pay(win);
    },
  ],
  rolling: [
    1,
    async ({ pick }, { user, money }) => {
      const answer = await twice(pick, (key) =>
        call<{ request: { id: string; amount: number } }>(
          user.token,
          "POST",
          "/api/rolling/requests",
          { scope: "all" },
          key,
        ),
      );
      if (!heard("rolling asked for", answer)) return;
      const { id, amount } = answer.body.request;
      const isApproved = await decide(pick, id, 0.7);
      count(kinds, isApproved ? "rolling paid" : "rolling refused");
      if (isApproved) money.wallet += amount;
    },
  ],
  capital: [
    1,
    async ({ pick }) => {
      const asked = { direction: pick.isIn(0.7) ? "in" : "out", amount: 10_000 * pick.between(1, 100), reason: "시험" };
      if (heard(`capital ${asked.direction}`, await admin(pick, "POST", "capital", asked)))
        capital += asked.direction === "in" ? asked.amount : -asked.amount;
    },
  ],
};
const SHARES = Object.entries(OPERATIONS).map(([name, [share]]) => [share, name] as const);

/** Forgets bets that no result moves any more. */
function forget(lane: Lane): void {
  const moving = new Set([...lane.open, ...lane.decided]);
  for (const { money } of lane.members)
    for (const {
      id,
      bet: { picks },
    } of money.bets.values())
      if (!picks.some((leg) => leg.kind === "fixture" && moving.has(leg.fixtureId))) money.bets.delete(id);
}

async function work(lane: Lane, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    lane.pick = choices(SEED, `${lane.name} ${lane.begun++}`);
    const own = lane.pick.one(lane.members);
    const name = lane.pick.weighted(SHARES);
    const before = JSON.stringify(own.money.balances());
    await OPERATIONS[name]?.[1](lane, own).catch((error: unknown) => isWrong(`${name}: ${String(error)}`));
    own.money.note(`${name}: ${before} -> ${JSON.stringify(own.money.balances())}`);
    done++;
  }
}

const books = new GrowingBooks();
let [checks, audits, compared, bookFaults, shadowFaults, auditFaults] = [0, 0, 0, 0, 0, 0];
const faults: string[] = [];

async function check(): Promise<void> {
  checks++;
  const found = await books.readOn(db);
  bookFaults += found.length;
  faults.push(...found);
  for (const { user, money } of lanes.flatMap(({ members }) => members))
    for (const [kind, wanted] of Object.entries(money.balances())) {
      compared++;
      const has = books.balance(`${kind}:${user.memberId}`);
      if (has === wanted && wanted >= 0) continue;
      shadowFaults++;
      faults.push(
        `after ${done}: ${kind} of ${user.userId} is ${has}, reckoned ${wanted}\n    ${money.last.join("\n    ")}`,
      );
    }
  const has = books.balance("house_capital");
  if (has !== capital) {
    shadowFaults++;
    faults.push(`after ${done}: capital is ${has}, reckoned ${capital}`);
  }
}
async function auditAll(): Promise<void> {
  audits++;
  const { differences } = await audit(db);
  auditFaults += differences.length;
  faults.push(...differences);
}

const lanes: Lane[] = [];
for (let n = 0; n < LANES; n++) lanes.push(await newLane(n));
// A run takes longer than a session.
const ends = new Date(server.clock.now() + MONTH_MS);
await db.update(session).set({ expiresAt: ends, endsAt: ends });
faults.push(...(await books.readOn(db)));
capital = books.balance("house_capital");
console.log(`${LANES} lanes of ${MEMBERS_OF_A_LANE} members on ${postgres ? "PostgreSQL" : "PGlite"}`);
const isOver = deadlineIn(SECONDS);
const from = performance.now();
let nextAudit = EACH;
const isDone = () => done >= COUNT || isOver() || faults.length > 0;
while (!isDone()) {
  await Promise.all(lanes.map((lane) => work(lane, Math.min(EACH, COUNT - done) / LANES)));
  await check();
  if (done < nextAudit) continue;
  await auditAll();
  nextAudit *= 2;
  console.log(
    `${done} operations, ${Math.round(done / ((performance.now() - from) / 1_000))} a second, ${books.entries} entries, ${wrong.length + faults.length} faults`,
  );
}
await auditAll();

console.log("\ntaken");
for (const line of tallyLines(kinds)) console.log(line);
console.log("refused");
for (const line of tallyLines(refusals)) console.log(line);
const rows: Row[] = [
  { name: "seed", value: SEED },
  atLeast("operations", done, COUNT),
  { name: "kinds of operations that were taken", value: kinds.size },
  { name: "sent once more under their key", value: repeated },
  { name: "entries of the ledger", value: books.entries },
  atLeast(`checks, one each ${EACH}`, checks, Math.floor(COUNT / EACH)),
  none("entries, postings, balances and sums that are wrong", bookFaults),
  { name: "balances compared with the reckoning", value: compared },
  none("balances that differ from the reckoning", shadowFaults),
  { name: "whole audits, one each doubling", value: audits },
  none("differences in the audits", auditFaults),
  none("failures, and keys with two answers", wrong.length),
];
const code = printTable(rows, [...wrong, ...faults]);
await server.close();
await trial.stop();
await postgres?.stop();
process.exit(code);

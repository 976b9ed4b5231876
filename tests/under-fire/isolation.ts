// `npm run verify -- isolation`: 64 callers at once on PostgreSQL, four a member, who bet, sell, exchange, play at a provider,
// give up and send again. Afterwards each member's answers must have one serial order that keeps the order of time.
// FIRE_SEED, FIRE_CONNECTIONS, FIRE_SECONDS.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../server/db/execute.ts";
import { newId } from "../../server/ids.ts";
import { audit } from "../../server/ledger/audit.ts";
import type { CashOutOffers, CashOutReport } from "../../src/api/contract/sports/cash-out.ts";
import { betOf, place, withdraw } from "../api/lib/betting.ts";
import { addPricedFixture } from "../api/lib/cash-out-races.ts";
import { startTestServer } from "../api/lib/harness.ts";
import { exchange, memberWithBank } from "../api/lib/money.ts";
import { widenLimits } from "./lib/wide-limits.ts";
import { startSeededPostgres } from "../api/lib/postgres.ts";
import { launched, registered, walletOf } from "../api/lib/provider.ts";
import { type Call, findAnomalies, UNTOLD, type WalletEntry } from "./lib/serial-order.ts";
import { type Choices, choices, count, deadlineIn, option } from "./lib/kit.ts";
import { atLeast, none, printTable, type Row, tallyLines } from "./lib/table.ts";

const SEED = option("SEED", 7);
const CONNECTIONS = option("CONNECTIONS", 64);
const SECONDS = option("SECONDS", 600);
const CALLERS_OF_A_MEMBER = 4;
const FIXTURES = 8;
const START_WON = 300_000;
const OPERATOR_PAUSE_MS = 300;
const MOST_TRIES = 10;
const RETRY_MS = 250;
/** A member may give up 200 keys in a day. */
const MOST_GIVEN_UP = 190;

const postgres = await startSeededPostgres();
const server = await startTestServer({ rateLimit: 0, databaseUrl: postgres.url, databasePool: CONNECTIONS });
const { db } = server.context.database;
const operator = await server.user("admin01");
await widenLimits(server);
const trial = await registered(operator);
const fixtures: string[] = [];
for (let n = 0; n < FIXTURES; n++) fixtures.push(await addPricedFixture(server, `isolation-${n}`));

type Member = Awaited<ReturnType<typeof memberWithBank>>;
interface Own {
  user: Member;
  wallet: ReturnType<typeof walletOf>;
  /** Each amount is of one call: an entry tells whose it is. */
  next: () => number;
  openBets: { id: string; stake: number }[];
  exchanges: string[];
  givenUp: number;
  calls: Call[];
  /** Answers that did not come, or said that the server failed: what became of these calls nobody was told. */
  lost: number;
}
const members: Own[] = [];
for (let n = 0; n < Math.ceil(CONNECTIONS / CALLERS_OF_A_MEMBER); n++) {
  const user = await memberWithBank(server, START_WON);
  const wallet = walletOf(server, trial, await launched(user, trial));
  let last = 100;
  members.push({ user, wallet, next: () => ++last * 10, openBets: [], exchanges: [], givenUp: 0, calls: [], lost: 0 });
}
console.log(`${members.length} members, ${CONNECTIONS} callers`);

const answers = new Map<string, number>();
const [faults, unanswered] = [[] as string[], [] as string[]];
let fives = 0;
const numbers = new Set<string>();
let numbered = 0;

/** Notes what was answered; a failure of the server, or a body that should be another one, is a fault. */
function heard(what: string, { status, body }: { status: number; body: unknown }): void {
  const { code } = (body ?? {}) as { code?: string };
  count(answers, `${what}: ${status}${code ? ` ${code}` : ""}`);
  if (status < 500) return;
  fives++;
  faults.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
}
const now = () => performance.now();

function noteBet(own: Own, body: { id: string; number?: string }, stake: number, from: number, to: number): void {
  own.calls.push({ what: "bet", from, to, entry: `stake:${-stake}` });
  own.openBets.push({ id: body.id, stake });
  numbered++;
  if (body.number !== undefined) numbers.add(body.number);
}
/** What says that there is too little money was right at some moment between the call and its answer. */
function noteRefusal(own: Own, what: string, code: string | undefined, needs: number, from: number, to: number): void {
  if (code === "insufficient_funds") own.calls.push({ what: `${what} refused`, from, to, below: needs });
}

const pickOf = (pick: Choices) => betOf([`${pick.one(fixtures)}-1x2-home`]).picks;
const request = (pick: Choices, stake: number) => ({ ...betOf([]), picks: pickOf(pick), stake });

/** Some of the stakes are more than a member ever has, some are most of it. */
const stakeOf = (own: Own, pick: Choices) =>
  own.next() + (pick.isIn(0.15) ? 200_000 : 0) + (pick.isIn(0.02) ? 5_000_000 : 0);

/**
 * Sends it again under its key while the line breaks or the server says that it cannot answer now, as the page does. What
 * then comes is the answer of the first time.
 */
async function untilTold<T extends { status: number; body: unknown }>(send: () => Promise<T>): Promise<T> {
  for (let times = 1; ; times++) {
    const answer = await send().catch((error: unknown) => {
      count(answers, `the line broke: ${String((error as Error).cause ?? error)}`);
      if (times === MOST_TRIES) throw error;
      return null;
    });
    if (answer && (answer.status < 500 || times === MOST_TRIES)) return answer;
    if (answer) heard("sent again", answer);
    await sleep(RETRY_MS);
  }
}

/** Sends a provider's call again while no answer comes within the time that its caller waits, as a provider does. */
async function untilAnswered(own: Own, name: string, body: object) {
  for (let times = 1; ; times++)
    try {
      return { answer: await own.wallet.send(name, body), times };
    } catch (error) {
      count(answers, `provider's ${name}: no answer yet`);
      if (times === MOST_TRIES) throw error;
    }
}

/** The bet once more: it was taken, so the answer reads the balance of now; where it was rolled back meanwhile, it says so. */
async function readAgain(own: Own, bet: object): Promise<void> {
  const from = now();
  const { answer } = await untilAnswered(own, "bet", bet);
  heard("provider's bet again", answer);
  const { balance = NaN } = answer.body as { balance?: number };
  if (answer.status === 200) own.calls.push({ what: "provider's bet again", from, to: now(), read: balance });
}

const WORK = {
  async bet(own: Own, pick: Choices) {
    const [stake, key] = [stakeOf(own, pick), newId()];
    const body = request(pick, stake);
    const from = now();
    const answer = await untilTold(() => place(own.user, body, key));
    heard("bet", answer);
    if (answer.status === 201) noteBet(own, answer.body, stake, from, now());
    else noteRefusal(own, "bet", answer.body.code, stake, from, now());
  },
  /** Twice under one key at once, and a third time afterwards: one bet, one answer. */
  async betAgain(own: Own, pick: Choices) {
    const [stake, key] = [stakeOf(own, pick), newId()];
    const body = request(pick, stake);
    const from = now();
    const send = () => untilTold(() => place(own.user, body, key));
    const both = [send(), send()];
    const first = await Promise.race(both);
    const to = now();
    const [one, two] = await Promise.all(both);
    const third = await send();
    heard("bet by one key", first);
    if (new Set([one, two, third].map((answer) => JSON.stringify(answer))).size !== 1)
      faults.push(`one key, several answers: ${JSON.stringify([one, two, third]).slice(0, 600)}`);
    if (first.status === 201) noteBet(own, first.body, stake, from, to);
    else noteRefusal(own, "bet by one key", first.body.code, stake, from, to);
  },
  /** Given up while it is under way: it stands and both are told so, or it never comes. */
  async giveUp(own: Own, pick: Choices) {
    if (own.givenUp === MOST_GIVEN_UP) return WORK.read(own);
    own.givenUp++;
    const [stake, key] = [own.next(), newId()];
    const body = request(pick, stake);
    const from = now();
    const [placed, withdrawn] = await Promise.all([
      untilTold(() => place(own.user, body, key)),
      (pick.isIn(0.7) ? sleep(pick.below(20)) : Promise.resolve()).then(() => untilTold(() => withdraw(own.user, key))),
    ]);
    const to = now();
    heard("bet that is given up", placed);
    heard("giving up", withdrawn);
    if (placed.status === 201) {
      noteBet(own, placed.body, stake, from, to);
      if (withdrawn.status !== 200 || JSON.stringify(withdrawn.body) !== JSON.stringify(placed.body))
        faults.push(`placed, and its giving up was told ${JSON.stringify(withdrawn).slice(0, 300)}`);
    } else if (withdrawn.status === 200 && withdrawn.body !== null)
      faults.push("a bet was given up, stands, and was not told");
    else noteRefusal(own, "bet that is given up", placed.body.code, stake, from, to);
  },
  /** Two sell one bet at once: it is paid once. */
  async sell(own: Own, pick: Choices) {
    if (own.openBets.length === 0) return WORK.read(own);
    const [bet] = own.openBets.splice(pick.below(own.openBets.length), 1);
    if (!bet) return;
    const offers = await untilTold(() => own.user.call<CashOutOffers>("GET", `/api/cash-outs?ids=${bet.id}`));
    const { value = null, version = 0 } = offers.body.items[0] ?? {};
    if (value === null) return void own.openBets.push(bet);
    const sale = async () => {
      const from = now();
      const body = { stake: bet.stake, value: Math.floor(value * 0.95), version };
      const key = { "Idempotency-Key": newId() };
      const answer = await untilTold(() =>
        own.user.call<CashOutReport>("POST", `/api/bets/${bet.id}/cash-out`, body, key),
      );
      heard("cash-out", answer);
      if (answer.status !== 201) return 0;
      own.calls.push({ what: "cash-out", from, to: now(), entry: `cashOut:${bet.id}`, amount: answer.body.paid });
      return 1;
    };
    const sold: number[] = await Promise.all(pick.isIn(0.5) ? [sale(), sale()] : [sale()]);
    const times = sold.reduce((sum, one) => sum + one, 0);
    if (times > 1) faults.push(`bet ${bet.id} was bought back ${times} times`);
    if (times === 0) own.openBets.push(bet);
  },
  async exchange(own: Own, pick: Choices) {
    const amount = pick.one([10_000, 10_000, 20_000, 500_000]);
    const [key, from] = [newId(), now()];
    const answer = await untilTold(() => exchange(own.user, { amount }, key));
    heard("exchange", answer);
    if (answer.status !== 201) return noteRefusal(own, "exchange", answer.body.code, amount, from, now());
    const { request: made, emoney } = answer.body;
    own.calls.push({
      what: "exchange",
      from,
      to: now(),
      entry: `exchange:exchange:${made.id}`,
      amount: -amount,
      balance: emoney,
    });
    own.exchanges.push(made.id);
  },
  /** A round at a provider: a bet, once more by the same call, then a win or a rollback, or both at once. */
  async provider(own: Own, pick: Choices) {
    // The last digit keeps stakes, small wins and large ones apart.
    const [stake, win] = [stakeOf(own, pick) + 1, own.next() + (pick.isIn(0.2) ? 3_004 : 2)];
    const bet = own.wallet.betOf(stake);
    const call = async (name: "bet" | "win" | "rollback", body: object, entry: string, needs = 0) => {
      const from = now();
      const { answer, times } = await untilAnswered(own, name, body);
      const to = now();
      heard(`provider's ${name}`, answer);
      const { balance = NaN, isRepeat } = answer.body as { balance?: number; isRepeat?: boolean };
      const what = `provider's ${name}`;
      if (answer.status !== 200) noteRefusal(own, what, String(answer.body.code), needs, from, to);
      else if (!isRepeat) own.calls.push({ what, from, to, entry, balance });
      else {
        own.calls.push({ what: `${what} again`, from, to, read: balance });
        // It was taken when it was sent before, and the answer did not come.
        if (times > 1) own.calls.push({ what, from, to, entry });
      }
      return answer.status === 200 && (!isRepeat || times > 1);
    };
    if (!(await call("bet", bet, `stake:${-stake}`, stake))) return;
    const again = pick.isIn(0.3) ? readAgain(own, bet) : null;
    const won = () => call("win", own.wallet.winOf(bet, win), `settlement:${win}`);
    const back = () => call("rollback", own.wallet.endOf(bet), `settlement:${stake}`);
    const ways = pick.weighted([
      [6, [won]],
      [3, [back]],
      [2, [won, back]],
    ]);
    const [ends] = await Promise.all([Promise.all(ways.map((end) => end())), again]);
    if (ends.filter(Boolean).length !== 1) faults.push(`a provider's bet ended ${ends.filter(Boolean).length} times`);
  },
  async read(own: Own) {
    const from = now();
    const answer = await untilTold(() =>
      own.user.call<{ emoney: number; walletSeq: number }>("GET", "/api/member/user"),
    );
    heard("read", answer);
    if (answer.status === 200)
      own.calls.push({ what: "read", from, to: now(), read: answer.body.emoney, seq: answer.body.walletSeq });
  },
};
const SHARES: readonly (readonly [number, keyof typeof WORK])[] = [
  [5, "bet"],
  [2, "betAgain"],
  [3, "giveUp"],
  [5, "sell"],
  [2, "exchange"],
  [6, "provider"],
  [4, "read"],
];

// --- the run ------------------------------------------------------------------------------------------------------
const isOver = deadlineIn(SECONDS);
const callers = Array.from({ length: CONNECTIONS }, async (_, n) => {
  const own = members[n % members.length];
  if (!own) throw new Error("no member");
  const pick = choices(SEED, `caller ${n}`);
  while (!isOver())
    await WORK[pick.weighted(SHARES)](own, pick).catch((error: unknown) => {
      own.lost++;
      unanswered.push(`no answer: ${String((error as Error).cause ?? error)}`);
    });
});
const isPlaying = { now: true };
/** Claims what is asked for and sends half of it back. */
async function decide(): Promise<void> {
  const pick = choices(SEED, "operator");
  while (isPlaying.now) {
    for (const own of members) {
      const ids = own.exchanges.splice(0);
      for (const id of ids) {
        const act = (action: string, rest: object = {}) => {
          const key = { "Idempotency-Key": newId() };
          const body = { action, ids: [id], ...rest };
          return untilTold(() => operator.call("POST", "/api/admin/money-requests/act", body, key));
        };
        heard("claim", await act("claim"));
        const isBack = pick.isIn(0.5);
        const from = now();
        const answer = await (isBack ? act("refuse", { reason: "시험" }) : act("approve"));
        heard(isBack ? "refuse" : "approve", answer);
        if (isBack) own.calls.push({ what: "return", from, to: now(), entry: `exchangeReturn:exchange:${id}` });
      }
    }
    await sleep(OPERATOR_PAUSE_MS);
  }
}
const deciding = decide();
await Promise.all(callers);
isPlaying.now = false;
await deciding;

// --- the orders ---------------------------------------------------------------------------------------------------
const anomalies: string[] = [];
let [calls, reads, entries] = [0, 0, 0];
for (const { user, calls: own, lost } of members) {
  const rows = await rowsFrom<WalletEntry>(
    db,
    sql`select e.id, e.amount, e.balance, p.kind, p.ref from entry e join posting p on p.id = e.posting_id
      where e.account_id = ${`wallet:${user.memberId}`} order by e.id`,
  );
  calls += own.length;
  reads += own.filter(({ entry }) => entry === undefined).length;
  entries += rows.length;
  const wallet = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    amount: Number(row.amount),
    balance: Number(row.balance),
  }));
  const found = findAnomalies(wallet, own);
  // What moved the wallet without an answer is no anomaly where an answer was lost: that has a row of its own.
  const untold = found.filter((line) => line.endsWith(UNTOLD)).slice(lost);
  anomalies.push(...found.filter((line) => !line.endsWith(UNTOLD)), ...untold);
}
const { differences } = await audit(db);
console.log("");
for (const line of tallyLines(answers)) console.log(line);
const most = members.reduce((sum, { calls: own }) => Math.max(sum, own.length), 0);
const rows: Row[] = [
  { name: "seed", value: SEED },
  { name: "callers at once, connections to the database", value: `${CONNECTIONS}, ${CONNECTIONS}` },
  { name: "seconds", value: SECONDS },
  atLeast("answers whose place was looked for", calls, 1),
  { name: "of them reads and refusals for want of money", value: reads },
  { name: "entries of the wallets", value: entries },
  { name: "the longest history of a member", value: most },
  none("answers of 5xx", fives),
  none("calls without an answer", unanswered.length),
  none("answers that contradict each other", faults.length - fives),
  none("anomalies: no serial order in the order of time", anomalies.length),
  {
    name: "bets, and numbers of bets",
    value: `${numbered}, ${numbers.size}`,
    bound: "the same",
    isHeld: numbered === numbers.size,
  },
  none("differences in the books", differences.length),
];
const code = printTable(rows, [...unanswered, ...faults, ...anomalies, ...differences]);
await server.close();
await trial.stop();
await postgres.stop();
process.exit(code);

// What the site has answered, kept outside of it: each operation with its key, what came of it, and what was being killed
// at the time.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { Db } from "../../../server/db/open.ts";
import type { Random } from "../../../server/sports/feed/seeded.ts";

export type Flow = "bet" | "game" | "in play" | "cash-out" | "provider" | "settlement" | "approval";

export interface Operation {
  flow: Flow;
  owner: string;
  /** Its Idempotency-Key, or the provider's transaction. */
  key: string;
  victim: string;
  /** acknowledged: answered with 2xx. unanswered: given up without an answer. */
  state: "acknowledged" | "refused" | "unanswered";
  body: Record<string, unknown>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** So many of those that got no answer are not sent again. */
const GIVEN_UP = 0.3;
const PATIENCE_MS = 10_000;
/** Who gets no answer leaves the server the time to start. */
const AGAIN_MS = 250;

export class Journal {
  readonly operations: Operation[] = [];
  readonly statuses: Record<string, number> = {};
  victim = "";
  isOver = false;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Sends until there is an answer, or gives up. Returns the answer, or null. */
  async run(flow: Flow, owner: string, key: string, send: () => Promise<Answer>): Promise<Answer | null> {
    const { victim } = this;
    for (;;) {
      const answer = await send().catch(() => null);
      const said = answer ? String(answer.status) : "none";
      this.statuses[said] = (this.statuses[said] ?? 0) + 1;
      if (answer && answer.status < 500) {
        const state = answer.status < 300 ? "acknowledged" : "refused";
        this.operations.push({ flow, owner, key, victim, state, body: answer.body });
        return answer;
      }
      if (this.isOver || this.#random() < GIVEN_UP) {
        this.operations.push({ flow, owner, key, victim, state: "unanswered", body: {} });
        await sleep(AGAIN_MS);
        return null;
      }
      await sleep(AGAIN_MS);
    }
  }

  of(...flows: Flow[]): Operation[] {
    return this.operations.filter(({ flow }) => flows.includes(flow));
  }
}

export async function sendTo(
  url: string,
  { token, key, ...call }: { token: string; method: string; path: string; key?: string; body?: object },
): Promise<Answer> {
  const answer = await fetch(url + call.path, {
    method: call.method,
    headers: {
      "X-AUTH-TOKEN": `Bearer ${token}`,
      ...(key !== undefined && { "Idempotency-Key": key }),
      ...(call.body && { "content-type": "application/json" }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith("{") ? (JSON.parse(text) as Answer["body"]) : {} };
}

export interface Verdict {
  /** Acknowledged operations that do not stand. */
  lost: Operation[];
  /** What stands more than once, or without a key of the journal, in words. */
  doubled: string[];
  /** Unanswered operations that stand whole. */
  whole: number;
  /** Unanswered operations that do not stand at all. */
  absent: number;
}

interface Kept extends Record<string, unknown> {
  owner: string;
  key: string;
  status: number;
  ref: string | null;
}

/** Compares the journal with the database, by keys. Of `owners` nobody else has sent anything. */
export async function reconcile(db: Db, journal: Journal, owners: readonly string[]): Promise<Verdict> {
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(owners)}::text::jsonb))`;
  const commands = await rowsFrom<Kept>(db, sql`select owner, key, status, ref from command`);
  const byKey = new Map(commands.map((row) => [`${row.owner} ${row.key}`, row]));
  // A provider's bets are told by its calls.
  const stored = await rowsFrom<{ id: string }>(
    db,
    sql`select id from bet b where member_id in ${list}
      and not exists (select 1 from bet_pick k where k.bet_id = b.id and k.provider_id is not null)`,
  );
  const calls = await rowsFrom<{ key: string; state: string }>(
    db,
    sql`select transaction_id as key, state from provider_transaction where member_id in ${list}`,
  );
  const callsByKey = new Map(calls.map(({ key, state }) => [key, state]));
  const bets = new Set(stored.map(({ id }) => id));
  const isStored = ({ flow, owner, key, body }: Operation): boolean => {
    if (flow === "provider") return callsByKey.get(key) === "taken";
    const row = byKey.get(`${owner} ${key}`);
    if (!row || row.status >= 300) return false;
    if (!["bet", "game", "in play"].includes(flow)) return true;
    return bets.has(row.ref ?? "") && (body["id"] === undefined || body["id"] === row.ref);
  };
  const doubled: string[] = [];
  const keys = new Set(journal.operations.map(({ key }) => key));
  const told = new Set(commands.filter(({ key }) => keys.has(key)).flatMap(({ ref }) => ref ?? []));
  for (const { id } of stored) if (!told.has(id)) doubled.push(`bet ${id} has no key`);
  for (const { key } of calls) if (!keys.has(key)) doubled.push(`call ${key} was not sent`);
  const twice = await rowsFrom<{ kind: string; ref: string; n: number }>(
    db,
    sql`select kind, ref, count(*)::int as n from posting where kind in ('stake', 'settlement', 'refund') and ref is not null
      group by kind, ref having count(*) > 1`,
  );
  for (const { kind, ref } of twice) doubled.push(`${kind} of ${ref} is there twice`);
  const sold = journal.of("cash-out").filter(isStored).length;
  const [sales] = await rowsFrom<{ n: number }>(
    db,
    sql`select count(*)::int as n from cash_out c join bet b on b.id = c.bet_id where b.member_id in ${list}`,
  );
  if (sales && sales.n !== sold) doubled.push(`${sales.n} sales of ${sold} keys`);
  const unanswered = journal.operations.filter(({ state }) => state === "unanswered");
  const whole = unanswered.filter(isStored).length;
  return {
    lost: journal.operations.filter((one) => one.state === "acknowledged" && !isStored(one)),
    doubled,
    whole,
    absent: unanswered.length - whole,
  };
}

/** What has waited beyond its bound, in words: nothing may. */
export async function stuckIn(db: Db): Promise<string[]> {
  const rows = await rowsFrom<{ what: string; n: number }>(
    db,
    sql`select 'bets that wait for their decision' as what, count(*)::int as n from bet where acceptance = 'pending'
      union all select 'sales that wait', count(*)::int from cash_out_request where state = 'waiting'
      union all select 'rounds that nobody decided', count(*)::int from game_round
        where state = 'open' and closes_at < now() - interval '30 seconds'
      union all select 'bets on rounds that are decided', count(*)::int from bet b join bet_pick k on k.bet_id = b.id
        join game_round g on g.id = k.round_id and g.state <> 'open' and g.ends_at < now() - interval '30 seconds'
        where b.status = 0 and b.acceptance = 'accepted'
      union all select 'bets on matches with a result', count(*)::int from bet b
        where b.status = 0 and b.acceptance = 'accepted' and not exists (select 1 from bet_pick k
          where k.bet_id = b.id and not exists (select 1 from fixture_result r where r.fixture_id = k.fixture_id))
        and exists (select 1 from bet_pick k where k.bet_id = b.id and k.fixture_id is not null)
      union all select 'approvals without what they approve', count(*)::int from approval a
        where a.state = 'approved' and a.measure = 'money' and not exists
          (select 1 from posting p where p.kind = 'deposit' and exists
            (select 1 from entry e where e.posting_id = p.id and e.amount = a.amount and e.account_id like 'wallet:%'))`,
  );
  return rows.filter(({ n }) => n > 0).map(({ what, n }) => `${n} ${what}`);
}

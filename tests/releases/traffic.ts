// Members who bet, sell and log in at one address all the time, and who count what did not go well.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { CashOutOffers } from "../../src/api/contract/sports/cash-out.ts";
import { SPORT } from "../../src/domain/sports/market.ts";
import { DEMO_PASSWORD } from "../factories/api-user.ts";
import { betOf } from "../api/lib/betting-requests.ts";

/** In won. Half of one is still enough to be bought back. */
const STAKE = 3_000;

interface Person {
  userId: string;
  memberId: string;
  token: string;
}

interface Phase {
  name: string;
  calls: number;
  bets: number;
  sales: number;
  logins: number;
  slowestMs: number;
}

export interface Traffic {
  phases: Phase[];
  /** What answered no 2xx, with the phase. */
  failed: string[];
  /** Ids of bets that were answered. */
  placed: string[];
  /** From now on everything counts there. */
  enter(name: string): void;
  stop(): Promise<void>;
}

/**
 * A match of tomorrow that no feed moves, by columns that stay. A model prices it, so that bets on it are bought back.
 * Returns the id.
 */
export async function addMatch(database: pg.Client): Promise<string> {
  const id = "beside";
  const state = { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] };
  await database.query(
    `insert into fixture (id, feed, feed_key, sport_id, league_name, home_name, away_name, starts_at, ends_at, feed_state)
     values ($1, 'simulated', $1, $2, 'K리그1', '홈', '원정', now() + interval '1 day', now() + interval '26 hours', $3)`,
    [id, SPORT.football, state],
  );
  await database.query(
    `insert into market (id, fixture_id, kind, market_name, family, period)
     values ($1 || '-1x2', $1, 'win_draw_lose', '1X2', 'win_draw_lose', '100')`,
    [id],
  );
  await database.query(
    `insert into selection (id, market_id, key, name, price)
     select $1 || '-1x2-' || key, $1 || '-1x2', key, key, price
     from (values ('home', 200), ('draw', 330), ('away', 410)) as v(key, price)`,
    [id],
  );
  return id;
}

/** Throws with the answer when it is refused. */
export async function logIn(url: string, userId: string): Promise<Person> {
  const answer = await fetch(`${url}/api/member/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userId, password: DEMO_PASSWORD }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`login of ${userId}: ${answer.status} ${text}`);
  const { token } = JSON.parse(text) as { token: string };
  const user = await fetch(`${url}/api/member/user`, { headers: { "X-AUTH-TOKEN": `Bearer ${token}` } });
  return { userId, token, memberId: ((await user.json()) as { id: string }).id };
}

export function startTraffic(
  url: string,
  match: string,
  { bettors, visitors, everyMs }: { bettors: readonly Person[]; visitors: readonly string[]; everyMs: number },
): Traffic {
  const newPhase = (name: string): Phase => ({ name, calls: 0, bets: 0, sales: 0, logins: 0, slowestMs: 0 });
  let phase = newPhase("");
  const phases: Phase[] = [];
  const failed: string[] = [];
  const placed: string[] = [];
  const is = { over: false };

  async function call<T>(token: string, method: string, path: string, body?: object): Promise<T | null> {
    const { name } = phase;
    phase.calls += 1;
    const at = performance.now();
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(token && { "X-AUTH-TOKEN": `Bearer ${token}` }),
          ...(method !== "GET" && { "Idempotency-Key": crypto.randomUUID() }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) failed.push(`${name}: ${method} ${path}: ${answer.status} ${text}`);
      return answer.ok ? (JSON.parse(text || "null") as T) : null;
    } catch (error) {
      failed.push(`${name}: ${method} ${path}: ${String((error as Error).cause ?? error)}`);
      return null;
    } finally {
      phase.slowestMs = Math.max(phase.slowestMs, performance.now() - at);
    }
  }

  async function bet({ token }: Person): Promise<void> {
    const made = await call<{ id: string }>(
      token,
      "POST",
      "/api/bets",
      betOf([`${match}-1x2-home@200`], { stake: STAKE }),
    );
    await call(token, "GET", "/api/bets?itemsPerPage=5");
    if (!made) return;
    placed.push(made.id);
    phase.bets += 1;
    // Each third bet is sold, one half of it.
    if (placed.length % 3 > 0) return;
    const offers = await call<CashOutOffers>(token, "GET", `/api/cash-outs?ids=${made.id}`);
    const offer = offers?.items[0];
    if (!offer?.value) return void failed.push(`${phase.name}: no offer for ${made.id}: ${JSON.stringify(offer)}`);
    const sale = { stake: STAKE / 2, value: Math.floor(offer.value * 0.49), version: offer.version };
    if (await call(token, "POST", `/api/bets/${made.id}/cash-out`, sale)) phase.sales += 1;
  }

  async function visit(userId: string): Promise<void> {
    const answer = await call<{ token: string }>("", "POST", "/api/member/login", { userId, password: DEMO_PASSWORD });
    if (!answer) return;
    phase.logins += 1;
    await call(answer.token, "GET", "/api/member/user");
    await call(answer.token, "POST", "/api/member/logout");
  }

  const always = async (work: () => Promise<void>, pauseMs: number): Promise<void> => {
    while (!is.over) {
      await work();
      await sleep(pauseMs);
    }
  };
  const work = [
    ...bettors.map((person) => always(() => bet(person), everyMs)),
    // A password is costly to check.
    ...visitors.map((userId) => always(() => visit(userId), 5 * everyMs)),
  ];
  return {
    phases,
    failed,
    placed,
    enter: (name) => void phases.push((phase = newPhase(name))),
    async stop() {
      is.over = true;
      await Promise.all(work);
    },
  };
}

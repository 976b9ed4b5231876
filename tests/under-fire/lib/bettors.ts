// Members who bet over connections that are open before the load, as a proxy has them: overload.ts and bets.ts.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { betOf } from "../../api/lib/betting-requests.ts";

export interface Told {
  /** 0: no answer came. */
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

const STAKE = 1_000;
const SOCKETS = 1_000;
const AT_A_TIME = 50;
/** Bets of so many milliseconds go out together. */
const AT_ONCE_MS = 10;
const GIVE_UP_MS = 20_000;

export interface Bettors {
  /** One bet of a member on a fixture. */
  bet(token: string, fixture: string): Promise<Told>;
  /** Offers so many a second in an open loop, whether they are answered or not, and waits for all answers. */
  offer(aSecond: number, seconds: number): Promise<Told[]>;
  /** Bets that were taken so far. */
  acknowledged(): number;
  end(): void;
}

/** Members and fixtures take turns. */
export async function seatBettors(
  url: string,
  tokens: readonly string[],
  fixtures: readonly string[],
): Promise<Bettors> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS, maxFreeSockets: SOCKETS });
  const touch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(`${url}/api/health`, { agent }, (answer) => answer.resume().on("end", () => resolve()))
        .on("error", reject)
        .end();
    });
  for (let open = 0; open < SOCKETS; open += AT_A_TIME)
    // Each keeps its socket until the last one has its own.
    await Promise.all(Array.from({ length: open + AT_A_TIME }, () => touch()));

  let [turn, acknowledged] = [0, 0];
  function bet(token: string, fixture: string): Promise<Told> {
    const begin = performance.now();
    const headers = {
      "content-type": "application/json",
      "x-auth-token": `Bearer ${token}`,
      "idempotency-key": randomUUID(),
    };
    return new Promise((resolve) => {
      const end = (status: number, retryAfter?: string) => {
        if (status === 201) acknowledged++;
        resolve({ status, ms: performance.now() - begin, retryAfter });
      };
      const call = request(`${url}/api/bets`, { method: "POST", agent, headers, timeout: GIVE_UP_MS }, (answer) => {
        answer.resume().on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"]));
      });
      call.on("timeout", () => call.destroy()).on("error", () => end(0));
      call.end(JSON.stringify(betOf([`${fixture}-1x2-home`], { stake: STAKE })));
    });
  }
  const next = (): Promise<Told> => {
    turn++;
    return bet(tokens[turn % tokens.length] ?? "", fixtures[turn % fixtures.length] ?? "");
  };
  return {
    bet,
    async offer(aSecond, seconds) {
      const told: Promise<Told>[] = [];
      const begin = performance.now();
      while (performance.now() - begin < seconds * 1_000) {
        const due = Math.floor(((performance.now() - begin) / 1_000) * aSecond);
        while (told.length < due) told.push(next());
        await sleep(AT_ONCE_MS);
      }
      return Promise.all(told);
    },
    acknowledged: () => acknowledged,
    end: () => agent.destroy(),
  };
}

export const taken = (told: readonly Told[]): Told[] => told.filter(({ status }) => status === 201);
export const refused = (told: readonly Told[]): Told[] => told.filter(({ status }) => status === 503);

/** In milliseconds; NaN of none. */
export function quantile(told: readonly Pick<Told, "ms">[], share: number): number {
  const sorted = told.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

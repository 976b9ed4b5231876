// Members who bet over connections that are open before the load, as a proxy has them: overload.ts and bets.ts.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { betOf } from "../../api/lib/betting-requests.ts";
import { type CallLine, openLine } from "./call-line.ts";

export interface Told {
  /** 0: no answer came. */
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

const STAKE = 1_000;
const LINES = 1_000;
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
  const lines: CallLine[] = [];
  while (lines.length < LINES)
    lines.push(...(await Promise.all(Array.from({ length: AT_A_TIME }, () => openLine(url, GIVE_UP_MS)))));
  const free = [...lines];
  const waiting: ((line: CallLine) => void)[] = [];
  const { host } = new URL(url);

  let [turn, acknowledged] = [0, 0];
  async function bet(token: string, fixture: string): Promise<Told> {
    const begin = performance.now();
    const line = free.pop() ?? (await new Promise<CallLine>((resolve) => waiting.push(resolve)));
    const { status, retryAfter } = await line.call(
      `POST /api/bets HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nx-auth-token: Bearer ${token}\r\nidempotency-key: ${randomUUID()}`,
      JSON.stringify(betOf([`${fixture}-1x2-home`], { stake: STAKE })),
    );
    const next = waiting.shift();
    if (next) next(line);
    else free.push(line);
    if (status === 201) acknowledged++;
    return { status, ms: performance.now() - begin, retryAfter };
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
    end: () => lines.forEach((line) => line.end()),
  };
}

export const taken = (told: readonly Told[]): Told[] => told.filter(({ status }) => status === 201);
export const refused = (told: readonly Told[]): Told[] => told.filter(({ status }) => status === 503);

/** In milliseconds; NaN of none. */
export function quantile(told: readonly Pick<Told, "ms">[], share: number): number {
  const sorted = told.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

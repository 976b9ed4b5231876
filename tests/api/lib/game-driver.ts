// Rounds of the house's games in tests: the clock goes to a fresh round, and past its lock.
import type { ApiUser } from "../../factories/api-user.ts";
import type { ProofVersion } from "../../../src/domain/games/commitment.ts";
import type { PublishedRound } from "../../../src/domain/games/verify.ts";
import { roundOf } from "../../../src/domain/games/rounds.ts";
import { toldAt } from "../../../src/domain/games/told.ts";
import type { TestServer } from "./harness.ts";

export interface Round {
  id: string;
  gameId: string;
  state: string;
  opensAt: number;
  closesAt: number;
  endsAt: number;
  commitment: string;
  drawn: number[][] | null;
  seed: string | null;
  isSettled: boolean;
}
export interface Proof {
  round: Round;
  anchor: string;
  root: string;
  leaves: string[];
  version: ProofVersion;
  beacon: PublishedRound["beacon"];
}
export interface Refusal {
  code: string;
  rule?: string;
  message: string;
  maxStake?: number;
}
export interface Placed {
  id: string;
  status: number;
  paid: number;
  picks: { outcome: string; gameName: string; selectionName: string }[];
}

/** After the lock, when the beacon of test mode has signed. */
export const DRAWN_AFTER_MS = 1_000;

const LONGEST_WAIT_MS = 60_000;

/** Waits for what `read` finds. Throws where it does not come: a machine that is slow is no failure. */
export async function until<T>(read: () => Promise<T | undefined | false>): Promise<T> {
  const endsAt = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < endsAt) {
    const found = await read();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("it did not come");
}

export const pick = (round: Pick<Round, "id">, key: string, betPrice: number) => ({
  kind: "game",
  gameId: round.id.slice(0, 3),
  roundId: round.id,
  selectionId: `${round.id}:${key}`,
  betPrice,
});

/** `server` and `member` are asked for at each call: a test file sets them before its tests. */
export function createGameDriver(server: () => TestServer, member: () => ApiUser) {
  const events = async (gameId: string) =>
    (await member().ask<{ items: Round[] }>("GET", `/api/minigame/events?gameId=${gameId}&currentGame=1`)).items;
  const now = () => server().clock.now();
  return {
    events,
    /** Moves the clock to the beginning of the next round and returns it. */
    async freshRound(gameId: string): Promise<Round> {
      const [current] = await until(async () => {
        const items = await events(gameId);
        return items.some(({ endsAt }) => endsAt > now()) && items;
      });
      if (!current) throw new Error("no round");
      server().clock.advance(current.endsAt - now() + 5);
      return until(async () => (await events(gameId)).find(({ closesAt }) => closesAt > now()));
    },
    /** Moves the clock past the lock and returns the round once it is drawn. */
    async drawn(gameId: string, round: Round): Promise<Round> {
      server().clock.advance(Math.max(0, round.closesAt + DRAWN_AFTER_MS - now()) + 5);
      return until(async () => (await events(gameId)).find(({ id, drawn }) => id === round.id && drawn));
    },
    /** Moves the clock past the lock, and past the race or match, and returns the round once its bets are settled. */
    async decided(gameId: string, round: Round): Promise<Round> {
      const times = roundOf(round.id);
      const drawnAt = round.closesAt + DRAWN_AFTER_MS;
      server().clock.advance(Math.max(0, Math.max(times ? toldAt(times) : 0, drawnAt) - now()) + 5);
      return until(async () => (await events(gameId)).find(({ id, isSettled }) => id === round.id && isSettled));
    },
    place: <T = Placed>(round: Round, key: string, betPrice = 195, stake = 10_000, who = member()) =>
      who.call<T>("POST", "/api/bets", { stake, accept: "none", picks: [pick(round, key, betPrice)] }),
    money: async (who = member()) => (await who.ask<{ emoney: number }>("GET", "/api/member/user")).emoney,
  };
}

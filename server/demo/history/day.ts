// What happens in one day of the history, by the hours of Seoul.
import { seoul } from "../../../src/domain/common/time.ts";
import { type Match, overAt } from "../../sports/feed/simulated/match.ts";
import { betInPlay, fewOf, placeTickets, someOf, sportsTickets } from "./bets.ts";
import { playCasino } from "./casino.ts";
import { endMatches, resultsAt } from "./fixtures.ts";
import { type GameRooms, playRounds } from "./games.ts";
import { charge, exchange, settleRolling, whoCharges } from "./money.ts";
import type { Pace } from "./paces.ts";
import { checkInAll, claimAll, payDue, type Streaks } from "./programmes.ts";
import { askCentre, sendNotice, writePosts } from "./talk.ts";
import { MINUTE_MS, shuffled, type World } from "./world.ts";

/** Matches begin at full and half hours and at quarters, and are over by then. */
const BETS_MINUTE = 18;
const IN_PLAY_PLAYERS = 4;

interface Moment {
  at: number;
  run(): Promise<void>;
}

interface Today {
  /** Midnight. */
  from: number;
  pace: Pace;
  /** Those of the day, and all that are announced. */
  ofDay: readonly Match[];
  matches: readonly Match[];
  streaks: Streaks;
  /** null: the day is not over when the history ends, and its draws are not known before. */
  rooms: GameRooms | null;
}

/** In the order of time. */
export function momentsOf(world: World, today: Today): Moment[] {
  const all = [...endings(world, today), ...inPlay(world, today), ...betting(world, today), ...habits(world, today)];
  return all.toSorted((a, b) => a.at - b.at);
}

/** Matches that end about the same time are told together. */
function endings(world: World, { ofDay, pace }: Today): Moment[] {
  const lengthMs = pace.resultsMinutes * MINUTE_MS;
  const groups = Map.groupBy(ofDay, (match) => Math.ceil(resultsAt(match) / lengthMs) * lengthMs);
  return [...groups].map(([at, due]) => ({ at, run: () => endMatches(world, due) }));
}

function inPlay(world: World, { ofDay, pace }: Today): Moment[] {
  const { random, end } = world;
  const ended = ofDay.filter((match) => overAt(match) < end - 10 * MINUTE_MS);
  return shuffled(random, ended)
    .slice(0, pace.inPlay)
    .map((match) => ({ at: match.startsAt + 1, run: () => betInPlay(world, match, fewOf(world, 2, IN_PLAY_PLAYERS)) }));
}

function betting(world: World, { from, pace, matches, rooms }: Today): Moment[] {
  return pace.hours.map((hour) => ({
    at: from + (hour * 60 + BETS_MINUTE) * MINUTE_MS,
    run: async () => {
      if (rooms) await playRounds(world, rooms);
      await playCasino(world, fewOf(world, 6, 10));
      await placeTickets(world, sportsTickets(world, matches, fewOf(world, ...pace.bettors)));
    },
  }));
}

/** What members and the operator do at their hours. */
function habits(world: World, { from, pace, streaks }: Today): Moment[] {
  const at = (hour: number, minute: number, run: () => Promise<void>): Moment => ({
    at: from + (hour * 60 + minute) * MINUTE_MS,
    run,
  });
  const isMonday = seoul(from).day() === 1;
  const evening = Math.ceil(pace.posts / 2);
  return [
    at(8, 5, () => checkInAll(world, streaks)),
    at(8, 40, async () => charge(world, await whoCharges(world, 40))),
    at(13, 35, () => exchange(world, someOf(world, pace.exchanges))),
    at(15, 50, () => writePosts(world, someOf(world, pace.posts - evening))),
    at(21, 50, () => writePosts(world, someOf(world, evening))),
    ...(isMonday
      ? [
          at(10, 50, () => payDue(world)),
          at(11, 5, () => settleRolling(world, someOf(world, 4))),
          at(11, 25, () => sendNotice(world)),
        ]
      : [at(16, 25, () => askCentre(world, someOf(world, 1)))]),
  ];
}

/** What still waits when the history ends: bets, and what the operator has not seen. */
export async function leaveWaiting(world: World, matches: readonly Match[]): Promise<void> {
  await payDue(world);
  await placeTickets(world, sportsTickets(world, matches, someOf(world, 30)));
  await claimAll(world, someOf(world, 8));
  await exchange(world, someOf(world, 10), false);
  await charge(world, await whoCharges(world, 3), false);
  await settleRolling(world, someOf(world, 3), false);
  await askCentre(world, someOf(world, 2), false);
  await writePosts(world, someOf(world, 2));
}

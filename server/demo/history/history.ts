// Thirty days of what two hundred members did: written by the functions that serve members, with the clock of those days.
import { eq } from "drizzle-orm";
import { seoulDayBounds, seoulDay, seoulDayNumber } from "../../../src/domain/common/time.ts";
import type { ServerContext } from "../../context.ts";
import { member } from "../../db/schema.ts";
import { ensureSettings } from "../../games/settings.ts";
import { withIds } from "../../ids.ts";
import { seededRandom } from "../../sports/feed/seeded.ts";
import { type Match, overAt } from "../../sports/feed/simulated/match.ts";
import { betInPlay, fewOf, placeTickets, sportsTickets } from "./bets.ts";
import { announceDay, endMatches, resultsAt } from "./fixtures.ts";
import { drawQuietRounds, layChains, openRooms, playRounds } from "./games.ts";
import { demoMembers } from "./people.ts";
import { between, createWorld, DAY_MS, MINUTE_MS, shuffled, type World } from "./world.ts";

export interface HistoryOptions {
  days: number;
  seed: string;
}

/** Hours of Seoul at which members bet, more in the evening. */
const HOURS = [9, 12, 14, 17, 19, 20, 21, 22, 23];
const MOMENT_MINUTE = 18;
const IN_PLAY_A_DAY = 2;
const IN_PLAY_PLAYERS = 5;

interface Moment {
  at: number;
  run(): Promise<void>;
}

/** Fills the days before the clock. The members stand already. */
export async function makeHistory(server: ServerContext, { days, seed }: HistoryOptions): Promise<void> {
  const { db } = server.database;
  const [operator] = await db.select().from(member).where(eq(member.userId, "admin01"));
  if (!operator) throw new Error("the history has no operator");
  const world = createWorld(server, { days, seed, operator, members: await demoMembers(db) });
  const bytes = seededRandom(`${seed}:ids`);
  const ids = () => ({
    msecs: world.clock.now(),
    random: Uint8Array.from({ length: 16 }, () => Math.floor(bytes() * 256)),
  });
  await withIds(ids, () => live(world));
}

async function live(world: World): Promise<void> {
  const { context, clock, end } = world;
  await ensureSettings(context.database.db);
  const rooms = openRooms(world);
  const matches = await announceDay(world, seoulDayNumber(clock.now()));
  for (let day = seoulDayNumber(clock.now()); day <= seoulDayNumber(end); day++) {
    const { from, to } = seoulDayBounds(seoulDay(clock.now()));
    const isLast = to > end;
    if (!isLast) await layChains(world, rooms, clock.now());
    const ofDay = matches.filter(({ startsAt }) => startsAt >= from && startsAt < to);
    matches.push(...(await announceDay(world, day + 1)));
    const moments = [
      ...endings(world, ofDay),
      ...inPlay(world, ofDay),
      ...HOURS.map((hour) => ({
        at: from + (hour * 60 + MOMENT_MINUTE) * MINUTE_MS,
        run: async () => {
          if (!isLast) await playRounds(world, rooms);
          await placeTickets(world, sportsTickets(world, matches, fewOf(world, 10, 24)));
        },
      })),
    ];
    for (const { at, run } of moments.filter(({ at }) => at > clock.now() && at < end - MINUTE_MS).toSorted((a, b) => a.at - b.at)) {
      clock.moveTo(at);
      await run();
    }
    if (isLast) break;
    clock.moveTo(to);
    await drawQuietRounds(world, rooms, to);
  }
}

/** Matches that end in one minute are told together. */
function endings(world: World, matches: readonly Match[]): Moment[] {
  const byMinute = Map.groupBy(matches, (match) => Math.ceil(resultsAt(match) / MINUTE_MS) * MINUTE_MS);
  return [...byMinute].map(([at, due]) => ({ at, run: () => endMatches(world, due) }));
}

function inPlay(world: World, matches: readonly Match[]): Moment[] {
  const { random, end } = world;
  return shuffled(random, matches.filter((match) => overAt(match) < end - 10 * MINUTE_MS))
    .slice(0, IN_PLAY_A_DAY)
    .map((match) => ({ at: match.startsAt + 1, run: () => betInPlay(world, match, fewOf(world, 2, IN_PLAY_PLAYERS)) }));
}
void between;
void DAY_MS;

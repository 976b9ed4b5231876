// Thirty days of what two hundred members did: written by the functions that serve members, with the clock of those days.
import { eq } from "drizzle-orm";
import { seoul, seoulDayBounds, seoulDay, seoulDayNumber } from "../../../src/domain/common/time.ts";
import type { ServerContext } from "../../context.ts";
import { member } from "../../db/schema.ts";
import { ensureSettings } from "../../games/settings.ts";
import { withIds } from "../../ids.ts";
import { seededRandom } from "../../sports/feed/seeded.ts";
import { type Match, overAt } from "../../sports/feed/simulated/match.ts";
import { betInPlay, fewOf, placeTickets, sportsTickets } from "./bets.ts";
import { playCasino } from "./casino.ts";
import { announceDay, endMatches, resultsAt } from "./fixtures.ts";
import { drawQuietRounds, layChains, openRooms, playRounds } from "./games.ts";
import { charge, exchange, settleRolling, whoCharges } from "./money.ts";
import { addPastTournaments, checkInAll, claimAll, payDue, type Streaks } from "./programmes.ts";
import { askCentre, sendNotice, writePosts } from "./talk.ts";
import { demoMembers } from "./people.ts";
import { createWorld, MINUTE_MS, shuffled, type World } from "./world.ts";

export interface HistoryOptions {
  days: number;
  /** With the demo's own. */
  members: number;
  seed: string;
}

export const DEMO_HISTORY = { members: 200, seed: "hanpan" } as const;

/** Hours of Seoul at which members bet, more in the evening. */
const HOURS = [9, 13, 18, 20, 22, 23];
const MOMENT_MINUTE = 18;
const IN_PLAY_A_DAY = 2;
const IN_PLAY_PLAYERS = 5;

/** The last minutes, in which what waits is written. */
const QUIET_MS = 12 * MINUTE_MS;

interface Moment {
  at: number;
  run(): Promise<void>;
}

/** Fills the days before the clock. The members stand already. */
const spent = new Map<string, number>();
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const b = process.cpuUsage();
  const r = await work();
  const u = process.cpuUsage(b);
  spent.set(name, (spent.get(name) ?? 0) + (u.user + u.system) / 1e6);
  return r;
}
process.on("exit", () => console.log(spent));
export async function makeHistory(server: ServerContext, { days, seed }: Pick<HistoryOptions, "days" | "seed">): Promise<void> {
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
  await addPastTournaments(world);
  const rooms = openRooms(world);
  const streaks: Streaks = new Map();
  const matches = await announceDay(world, seoulDayNumber(clock.now()));
  for (let day = seoulDayNumber(clock.now()); day <= seoulDayNumber(end); day++) {
    const { from, to } = seoulDayBounds(seoulDay(clock.now()));
    const isLast = to > end;
    if (!isLast) await timed("chains", () => layChains(world, rooms, clock.now()));
    const ofDay = matches.filter(({ startsAt }) => startsAt >= from && startsAt < to);
    matches.push(...(await timed("announce", () => announceDay(world, day + 1))));
    const moments = [
      ...endings(world, ofDay),
      ...inPlay(world, ofDay),
      ...habits(world, streaks, from),
      ...HOURS.map((hour) => ({
        at: from + (hour * 60 + MOMENT_MINUTE) * MINUTE_MS,
        run: async () => {
          if (!isLast) await timed("rounds", () => playRounds(world, rooms));
          await timed("casino", () => playCasino(world, fewOf(world, 4, 9)));
          await timed("sports", () => placeTickets(world, sportsTickets(world, matches, fewOf(world, 8, 18))));
        },
      })),
    ];
    for (const { at, run } of moments
      .filter((moment) => moment.at > clock.now() && moment.at < end - QUIET_MS)
      .toSorted((a, b) => a.at - b.at)) {
      clock.moveTo(at);
      await run();
    }
    if (isLast) break;
    clock.moveTo(to);
    await timed("quiet", () => drawQuietRounds(world, rooms, to));
  }
  await lastHour(world, matches);
}

/** What members and the operator do at their hours of each day. */
function habits(world: World, streaks: Streaks, from: number): Moment[] {
  const at = (hour: number, minute: number) => from + (hour * 60 + minute) * MINUTE_MS;
  const { random } = world;
  const isWeekly = seoul(from).day() === 1;
  return [
    { at: at(8, 5), run: () => timed("attendance", () => checkInAll(world, streaks)) },
    { at: at(8, 40), run: async () => timed("charge", async () => charge(world, await whoCharges(world, 40))) },
    { at: at(18, 5), run: async () => timed("charge", async () => charge(world, await whoCharges(world, 6))) },
    { at: at(13, 35), run: () => timed("exchange", () => exchange(world, fewOf(world, 3, 5))) },
    { at: at(15, 50), run: () => timed("talk", () => writePosts(world, fewOf(world, 1, 3))) },
    { at: at(21, 50), run: () => timed("talk", () => writePosts(world, fewOf(world, 2, 4))) },
    { at: at(10, 50), run: () => timed("due", () => payDue(world)) },
    ...(isWeekly
      ? [
          { at: at(11, 5), run: () => settleRolling(world, fewOf(world, 3, 4)) },
          { at: at(11, 25), run: () => sendNotice(world) },
        ]
      : []),
    ...(random() < 0.7
      ? [{ at: at(16, 25), run: async () => askCentre(world, fewOf(world, 1, 1)[0] ?? world.operator) }]
      : []),
  ];
}

/** What still waits when the history ends: bets, and requests that the operator has not seen. */
async function lastHour(world: World, matches: readonly Match[]): Promise<void> {
  const { clock, end } = world;
  clock.moveTo(end - QUIET_MS);
  await placeTickets(world, sportsTickets(world, matches, fewOf(world, 25, 30)));
  await claimAll(world, fewOf(world, 6, 8));
  await exchange(world, fewOf(world, 8, 8), false);
  await charge(world, await whoCharges(world, 3), false);
  await settleRolling(world, fewOf(world, 2, 2), false);
  for (const asking of fewOf(world, 2, 2)) await askCentre(world, asking, false);
  await writePosts(world, fewOf(world, 2, 2));
}

/** Matches that end in one minute are told together. */
function endings(world: World, matches: readonly Match[]): Moment[] {
  const byMinute = Map.groupBy(matches, (match) => Math.ceil(resultsAt(match) / MINUTE_MS) * MINUTE_MS);
  return [...byMinute].map(([at, due]) => ({ at, run: () => timed('ends', () => endMatches(world, due)) }));
}

function inPlay(world: World, matches: readonly Match[]): Moment[] {
  const { random, end } = world;
  return shuffled(random, matches.filter((match) => overAt(match) < end - 10 * MINUTE_MS))
    .slice(0, IN_PLAY_A_DAY)
    .map((match) => ({ at: match.startsAt + 1, run: () => timed('inplay', () => betInPlay(world, match, fewOf(world, 2, IN_PLAY_PLAYERS))) }));
}

// Who plays whom and when, as a pure function of the seed and the day: a restart plans the same matches.
import { SPORT } from "../../../../src/domain/sports/market.ts";
import { seoulMidnight } from "../../../../src/domain/common/time.ts";
import { seededRandom, shareOf } from "../seeded.ts";
import { type League, LEAGUES } from "./leagues.ts";

export const DAY_MS = 86_400_000;
/** Matches run faster than life, so that a demo sees them end. */
export const MATCH_MS = 12 * 60_000;
/** Beside the real kick-off times one match begins every so often, so that some are always live. */
export const EXTRA_EVERY_MS = 4 * 60_000;
/** Extra matches are announced this long before. */
export const EXTRA_AHEAD_MS = 40 * 60_000;
const PROTO_SHARE = 0.4;
const CUP_SHARE = 0.5;
const IN_TURN = LEAGUES.filter(({ standsInFor }) => !standsInFor);

export interface Planned {
  feedKey: string;
  league: League;
  home: string;
  away: string;
  startsAt: number;
  top: boolean;
  proto: boolean;
  means: { home: number; away: number };
}

/** All matches of a day by the leagues' own kick-off times. */
export function matchesOfDay(seed: number, day: number): Planned[] {
  const weekday = (day + 4) % 7;
  const midnight = seoulMidnight(day);
  return LEAGUES.flatMap((league) => {
    const teams = shuffled(league.teams, `${seed}:${league.code}:${day}`);
    return (league.kickOffs[weekday] ?? []).flatMap((time, n) => {
      const [home, away] = teams.slice(2 * n, 2 * n + 2);
      if (home === undefined || away === undefined) return [];
      const [hours = 0, minutes = 0] = time.split(":").map(Number);
      return [
        planned(seed, `${league.code}:${day}:${n}`, league, home, away, midnight + (hours * 60 + minutes) * 60_000),
      ];
    });
  });
}

/** The extra matches that begin in [from, to), one `every` so many milliseconds. */
export function extraMatches(seed: number, from: number, to: number, every = EXTRA_EVERY_MS): Planned[] {
  const matches: Planned[] = [];
  const name = every === EXTRA_EVERY_MS ? "extra" : `extra:${every}`;
  for (let slot = Math.ceil(from / every); slot * every < to; slot++) {
    // Leagues in turn, so that the live page shows several sports.
    const league = leagueOf(seed, slot);
    if (!league) continue;
    const [home = "", away = ""] = shuffled(league.teams, `${seed}:extra:${slot}`);
    matches.push(planned(seed, `${name}:${slot}`, league, home, away, Math.round(slot * every)));
  }
  return matches;
}

/** Every other match of a league with a cup is one of the cup. */
function leagueOf(seed: number, slot: number): League | undefined {
  const league = IN_TURN[slot % IN_TURN.length];
  const cup = LEAGUES.find(({ standsInFor }) => standsInFor === league?.code);
  return cup && shareOf(`${seed}:cup:${slot}`) < CUP_SHARE ? cup : league;
}

function planned(seed: number, key: string, league: League, home: string, away: string, startsAt: number): Planned {
  const feedKey = `${seed}:${key}`;
  return {
    feedKey,
    league,
    home,
    away,
    startsAt,
    top: league.sportId === SPORT.football && shareOf(`${feedKey}:top`) < 0.5,
    proto: shareOf(`${feedKey}:proto`) < PROTO_SHARE,
    means: meansOf(league, rating(seed, home) - rating(seed, away)),
  };
}

/** How good a team is, −1 to 1. */
function rating(seed: number, team: string): number {
  return shareOf(`${seed}:rating:${team}`) * 2 - 1;
}

function meansOf({ sportId, home, away, spread }: League, gap: number): { home: number; away: number } {
  if (sportId === SPORT.volleyball) return { home: home + spread * gap, away: away - spread * gap };
  if (sportId === SPORT.basketball) return { home: home + (spread * gap) / 2, away: away - (spread * gap) / 2 };
  return { home: home * Math.exp(spread * gap), away: away * Math.exp(-spread * gap) };
}

function shuffled(items: readonly string[], seed: string): string[] {
  const random = seededRandom(seed);
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j] ?? "", all[i] ?? ""];
  }
  return all;
}

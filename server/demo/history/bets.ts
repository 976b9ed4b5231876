// Bets of the history, taken by the same placement as any other bet.
import type { BetRequest, PickRequest } from "../../../src/api/contract/sports/bets.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { type Match, overAt } from "../../sports/feed/simulated/match.ts";
import { placement } from "../../sports/betting/placement/place-bet.ts";
import { decideDue } from "../../sports/betting/decide-due.ts";
import { runMatch } from "./fixtures.ts";
import { between, chosen, contextAt, MINUTE_MS, shuffled, type World } from "./world.ts";

/** Bets of one moment are this far apart. */
const APART_MS = 1_700;
const STEP = 1_000;
const LEGS = [1, 1, 1, 1, 2, 2, 3, 3, 4, 5];
const IN_PLAY_AT_MS = 5 * MINUTE_MS;
const DECIDED_MS = 30_000;
/** Prices above it are picked seldom. */
const DEAR = 400;

export interface Ticket {
  member: Member;
  picks: PickRequest[];
  stake: number;
}

/** Places the tickets of different members one after the other from the clock on. Returns how many were taken. */
export async function placeTickets(world: World, tickets: readonly Ticket[], apart = APART_MS): Promise<number> {
  const { clock } = world;
  const from = clock.now();
  const answers = await Promise.all(
    tickets.map(({ member, picks, stake }, at) =>
      place(contextAt(world, from + at * apart), member, { stake, accept: "any", picks }),
    ),
  );
  clock.moveTo(from + tickets.length * apart);
  return answers.filter(Boolean).length;
}

/** False: the rules refused it, as they refuse any member. */
export async function place(context: World["context"], member: Member, request: BetRequest): Promise<boolean> {
  const keyed = { owner: member.id, key: newId(), hash: "history" };
  try {
    await placement(context, member, request).whole(keyed);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** A stake that people bet: round, and by the level of the member. */
export function stakeOf({ random }: Pick<World, "random">, { level }: Member, most = 100): number {
  const share = random() ** 3;
  return Math.max(2, Math.round(share * most * (0.4 + level / 6))) * STEP;
}

/** One member after another with a slip on matches that have not begun. */
export function sportsTickets(world: World, matches: readonly Match[], members: readonly Member[]): Ticket[] {
  const { random, clock } = world;
  const soon = matches.filter(
    ({ startsAt, status }) => status === "scheduled" && startsAt > clock.now() + 5 * MINUTE_MS,
  );
  return members.flatMap((member) => {
    const wanted = chosen(random, LEGS) ?? 1;
    const picks = shuffled(random, soon)
      .slice(0, wanted)
      .flatMap((match) => pickOf(world, match, isShort));
    return picks.length > 0 ? [{ member, picks, stake: stakeOf(world, member) }] : [];
  });
}

/** Result, handicap and total before the match, as the short lists have them. */
const isShort = (code: string): boolean => /^p-(1x2|hc|ou)/.test(code);

function pickOf({ random }: World, match: Match, isWanted: (code: string) => boolean): PickRequest[] {
  const offered = [...match.known].flatMap(([selectionId, betPrice]) => {
    const place = selectionId.lastIndexOf("-");
    const marketId = selectionId.slice(0, place);
    const code = marketId.slice(match.id.length + 1);
    return isWanted(code) ? [{ kind: "fixture" as const, fixtureId: match.id, marketId, selectionId, betPrice }] : [];
  });
  const usual = offered.filter(({ betPrice }) => betPrice < DEAR);
  const pick = chosen(random, usual.length > 0 && random() < 0.9 ? usual : offered);
  return pick ? [pick] : [];
}

/** Bets on a running match, and their decisions. */
export async function betInPlay(world: World, match: Match, members: readonly Member[]): Promise<void> {
  const { context, clock } = world;
  clock.moveTo(match.startsAt + IN_PLAY_AT_MS);
  if (clock.now() >= overAt(match)) return;
  await runMatch(world, match);
  const tickets = members.flatMap((member) => {
    const picks = pickOf(world, match, (code) => code.startsWith("l-"));
    return picks.length > 0 ? [{ member, picks, stake: stakeOf(world, member, 60) }] : [];
  });
  await placeTickets(world, tickets, 300);
  clock.moveTo(clock.now() + DECIDED_MS);
  await decideDue(context);
}

export const someOf = (world: World, count: number): Member[] => shuffled(world.random, world.members).slice(0, count);
export const fewOf = (world: World, from: number, to: number): Member[] =>
  someOf(world, between(world.random, from, to));

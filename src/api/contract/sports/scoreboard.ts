// The scoreboard of a running fixture, as a list and a fixture's page carry it, and the change of it on the stream.
import * as v from "valibot";
import type { BoardDelta } from "../../../domain/sports/scoreboard/delta.ts";
import {
  ACTIONS,
  ALL_STATISTICS,
  INCIDENTS,
  PLAY_PHASES,
  type Scoreboard as Board,
  SIDES,
} from "../../../domain/sports/scoreboard/scoreboard.ts";

const Side = v.picklist(SIDES);
const Pair = { home: v.number(), away: v.number() };

export const Scoreboard = v.object({
  seq: v.number(),
  phase: v.picklist(PLAY_PHASES),
  /** A code of the sport's table of periods (src/domain/sports/labels/periods.ts). */
  period: v.string(),
  /** Shows `seconds` at `at` (ms since 1970) and moves by `rate` of its seconds a second; 0: it is stopped. */
  clock: v.nullable(v.object({ seconds: v.number(), rate: v.number(), at: v.number(), added: v.nullable(v.number()) })),
  score: v.object(Pair),
  periods: v.array(v.object({ period: v.string(), ...Pair })),
  points: v.nullable(v.object(Pair)),
  possession: v.nullable(Side),
  diamond: v.nullable(
    v.object({
      half: v.picklist(["top", "bottom"]),
      outs: v.number(),
      balls: v.number(),
      strikes: v.number(),
      bases: v.tuple([v.boolean(), v.boolean(), v.boolean()]),
    }),
  ),
  powerPlay: v.nullable(v.object({ side: Side, skaters: v.object(Pair), until: v.number() })),
  /** A board that was stored before there were shoot-outs does not tell it. */
  shootOut: v.optional(v.nullable(v.array(v.object({ side: Side, isScored: v.boolean() }))), null),
  statistics: v.array(v.object({ key: v.picklist(ALL_STATISTICS), ...Pair })),
  action: v.object({ kind: v.picklist(ACTIONS), side: v.nullable(Side) }),
  ball: v.nullable(v.object({ x: v.number(), y: v.number() })),
  momentum: v.array(v.number()),
  incidents: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(INCIDENTS),
      side: v.nullable(Side),
      period: v.string(),
      seconds: v.nullable(v.number()),
      score: v.nullable(v.object(Pair)),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Board>;

/** What changed: `mergeBoard` of the domain brings it to a board. `statistics` and `incidents` hold what is new. */
const ScoreboardDelta = v.object({
  ...v.partial(Scoreboard).entries,
  seq: v.number(),
});

/** Scoreboards that changed, as the stream tells them. */
export const BoardsEvent = v.object({ items: v.array(v.object({ id: v.string(), board: ScoreboardDelta })) });
export interface BoardsEvent {
  items: { id: string; board: BoardDelta }[];
}

/** A board that came unread; null stays null. Throws ValiError. */
export const readBoard = (data: unknown): Board | null => v.parse(v.nullable(Scoreboard), data);

/** Reads the data of a `boards` event; what it does not name has not changed. Throws ValiError. */
export function readBoards(data: unknown): BoardsEvent["items"] {
  return v.parse(BoardsEvent, data).items.map(({ id, board: { seq, ...rest } }) => ({
    id,
    board: { seq, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) },
  }));
}

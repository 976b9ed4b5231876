import * as v from "valibot";
import { CalendarDate, Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { reasonText } from "../written-text.ts";

/** The id of a game as it stands in an address. */
export const GameIdParams = v.strictObject({ id: Id });

/** GET /api/settingMinigame/{id}; null where the game has no setting. */
export const MiniGameSetting = v.nullable(v.object({ systemMaintenanceFlg: v.boolean() }));

/** Numbers in groups: balls and powerball, the cards of each side. */
const DrawnNumbers = v.array(v.array(v.number()));

/** A round of a game. */
export const MiniGameEvent = v.object({
  id: v.string(),
  gameId: v.string(),
  /** When it opens, ISO 8601: the date of the specification. */
  date: v.string(),
  /** From 1 on each day, and since the first day. */
  number: v.number(),
  running: v.number(),
  /** Milliseconds since 1970. */
  opensAt: v.number(),
  closesAt: v.number(),
  endsAt: v.number(),
  commitment: v.string(),
  state: v.picklist(["open", "drawn", "void"]),
  /** Null until it was drawn. */
  drawn: v.nullable(DrawnNumbers),
  /** What was drawn in short, in Korean. */
  summary: v.nullable(v.string()),
  seed: v.nullable(v.string()),
  isSettled: v.boolean(),
});
export type MiniGameEvent = v.InferOutput<typeof MiniGameEvent>;

/** GET /api/minigame/events. With currentGame=1 the round that runs and the one before it, else the last 100 that were drawn. */
export const MiniGameEventsQuery = v.strictObject({ gameId: Id, currentGame: v.optional(v.picklist(["0", "1"])) });
export const MiniGameEvents = v.object({
  /** The server's clock, in milliseconds. */
  now: v.number(),
  /** Newest first. */
  items: v.array(MiniGameEvent),
  /** The event of the stream that this is as new as. */
  eventId: v.string(),
});
export type MiniGameEvents = v.InferOutput<typeof MiniGameEvents>;

/** GET /api/minigame/running: every game with the round that runs and its last results. */
export const RunningGames = v.object({
  /** The server's clock, in milliseconds. */
  now: v.number(),
  items: v.array(
    v.object({
      gameId: v.string(),
      isMaintained: v.boolean(),
      /** Null between rounds. */
      round: v.nullable(MiniGameEvent),
      /** The last ten that were drawn, newest first. */
      last: v.array(v.object({ id: v.string(), drawn: DrawnNumbers })),
    }),
  ),
  /** The event of the stream that this is as new as. */
  eventId: v.string(),
});
export type RunningGames = v.InferOutput<typeof RunningGames>;

/** Rounds that opened, locked, were drawn, settled or made void. An open one whose `closesAt` is not after `now` is locked. */
export const RoundsEvent = v.object({ now: v.number(), items: v.array(MiniGameEvent) });
export type RoundsEvent = v.InferOutput<typeof RoundsEvent>;

/** GET /api/minigame/picks: prices of now, in hundredths, and limits in won. */
export const MiniGamePicks = v.object({
  items: v.array(
    v.object({
      key: v.string(),
      market: v.string(),
      name: v.string(),
      betPrice: v.number(),
      /** What a member's bets on this pick in one round come to at most. */
      maxStake: v.number(),
    }),
  ),
  maxPickStake: v.number(),
  maxRoundStake: v.number(),
  /** The event of the stream that this is as new as. */
  eventId: v.string(),
});
export type MiniGamePicks = v.InferOutput<typeof MiniGamePicks>;
export const MiniGameQuery = v.strictObject({ gameId: Id });

/** GET /api/minigame/chains: what the chains of a day end in. Those of tomorrow are there today. */
export const MiniGameChainsQuery = v.strictObject({ date: CalendarDate });
export const MiniGameChains = v.object({
  items: v.array(v.object({ gameId: v.string(), name: v.string(), anchor: v.string(), rounds: v.number() })),
});
export type MiniGameChains = v.InferOutput<typeof MiniGameChains>;

/** GET /api/minigame/rounds/{id}: what verifies a round. Root and leaves are there from its lock on, the seed once it was drawn. */
export const RoundProof = v.object({
  round: MiniGameEvent,
  /** What the result comes from: ProofVersion in src/domain/games/commitment.ts. */
  version: v.picklist([1, 2]),
  /** The published hash that the day's chain of seeds ends in. */
  anchor: v.nullable(v.string()),
  /** The hash of the accepted bets, and the hash of each. */
  root: v.nullable(v.string()),
  leaves: v.array(v.string()),
  /** The beacon that is mixed in, its first round after the lock, and the signature once it was drawn; null in version 1. */
  beacon: v.nullable(
    v.object({
      publicKey: v.string(),
      genesis: v.number(),
      period: v.number(),
      /** The house holds its key. */
      isHouse: v.boolean(),
      round: v.number(),
      signature: v.nullable(v.string()),
    }),
  ),
  voidReason: v.nullable(v.string()),
});
export type RoundProof = v.InferOutput<typeof RoundProof>;

/**
 * GET /api/minigame/results: decided rounds of one game, or of one day (today, where none is named) of a vendor, of a
 * virtual sport, or of all mini-games; newest first.
 */
export const MiniGameResultsQuery = v.strictObject({
  gameId: v.optional(Id),
  vendor: v.optional(Id),
  sport: v.optional(Id),
  date: v.optional(CalendarDate),
  ...PageQuery,
});
export const MiniGameResults = v.object({
  ...pageOf(MiniGameEvent).entries,
  /** The day that was read; null where it was not asked for one. */
  date: v.nullable(v.string()),
});

const Won = v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(100_000_000));
const PickKey = v.pipe(v.string(), v.maxLength(40));
const Prices = v.record(PickKey, v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(100_000)));

/** What an operator sets for a game, or for a vendor (`vendor:eos`; only its maintenance counts). */
export const GameSettingChange = v.strictObject({
  maintenance: v.boolean(),
  /** Prices in hundredths that differ from the game's own, by pick. */
  prices: Prices,
  /** Of a pick without a limit of its own. */
  maxPickStake: Won,
  maxRoundStake: Won,
  /** Limits of single picks, in won. */
  pickLimits: v.optional(v.record(PickKey, Won), {}),
});
export type GameSettingChange = v.InferOutput<typeof GameSettingChange>;

export const GameSettingRow = v.object({
  id: v.string(),
  name: v.string(),
  /** Empty for a vendor. */
  kind: v.string(),
  maintenance: v.boolean(),
  prices: v.record(v.string(), v.number()),
  pickLimits: v.record(v.string(), v.number()),
  maxPickStake: v.number(),
  maxRoundStake: v.number(),
  /** The round that runs: stakes on it, and the most that it can pay. */
  openStake: v.number(),
  openPayout: v.number(),
});
export type GameSettingRow = v.InferOutput<typeof GameSettingRow>;
export const GameSettingList = v.object({ items: v.array(GameSettingRow) });

export const OperatorRoundsQuery = v.strictObject({ gameId: v.optional(Id), ...PageQuery });
export const OperatorRound = v.object({
  ...MiniGameEvent.entries,
  gameName: v.string(),
  voidReason: v.nullable(v.string()),
  bets: v.number(),
  stake: v.number(),
  paid: v.number(),
});
export type OperatorRound = v.InferOutput<typeof OperatorRound>;
export const OperatorRounds = pageOf(OperatorRound);
export const VoidRoundRequest = v.strictObject({
  reason: reasonText(),
});

// What a bet is judged by, read at one moment by the database's function bet_terms.
import type { BetRequest } from "../../../../src/api/contract/sports/bets.ts";
import type { BetLimits } from "../../../../src/api/contract/sports/bet-limits.ts";
import type { OpenStakes } from "../../../../src/domain/sports/bet-limits.ts";
import { LOSSES_COUNTED } from "../../../../src/domain/account/protection/own-limits.ts";
import type { OwnProtection } from "../../../../src/domain/account/protection/stake.ts";
import type { Member } from "../../../app.ts";
import type { Clock } from "../../../clock.ts";
import type { KeyedRequest } from "../../../commands/kept-answers.ts";
import type { CallFunction } from "../../../db/call.ts";
import { rowOfJson } from "../../../db/row-of-json.ts";
import { betLimit, command, gameRound, gameSetting } from "../../../db/schema.ts";
import { settingIds } from "../../../games/settings.ts";
import { type ProtectionJson, protectionOfJson, UNPROTECTED } from "../../../account/protection/own-protection.ts";
import type { OfferJson, PickTerms } from "../picks/source.ts";
import type { KnownStakes } from "./known-stakes.ts";

type Json = Readonly<Record<string, unknown>>;

/** As the function returns it: rows of tables with the names of their columns. */
interface TermsJson {
  kept: Json | null;
  isClosed: boolean;
  limits: Json | null;
  wallet: number;
  lastEntry: number;
  protection: ProtectionJson | null;
  /** Null: nothing has moved since the node read it. */
  open: OpenStakes | null;
  lastStaked: number;
  /** Fixtures and rounds of the bet. */
  on: readonly string[];
  offers: readonly OfferJson[];
  rounds: readonly Json[];
  gameSettings: readonly Json[];
  now: number;
}

export interface BetTerms extends PickTerms {
  /** The row that stands under the key already. */
  kept: typeof command.$inferSelect | null;
  /** Under maintenance nothing is placed. */
  isClosed: boolean;
  limits: BetLimits;
  /** In won. */
  balance: number;
  /** The last entry of the wallet: what place_bet compares. */
  lastEntry: number;
  /** null: nothing was ever set. */
  protection: OwnProtection | null;
  /** What place_bet compares, too. */
  protectionVersion: number;
  /** The database's clock, in milliseconds. */
  now: number;
}

/** By which clock a bet comes too late: the later one of the node's and the database's, where both run. */
export function closingTime(clock: Clock, terms: Pick<BetTerms, "now">): number {
  return clock.isRunning ? Math.max(clock.now(), terms.now) : clock.now();
}

/** `now` in milliseconds: what was lost counts up to then. `stakes`: of a member's bets that come one after the other. */
export async function readTerms(
  call: CallFunction,
  { id, level }: Member,
  { picks }: BetRequest,
  { key }: Pick<KeyedRequest, "key">,
  now: number,
  stakes: KnownStakes | null = null,
): Promise<BetTerms> {
  const selections = picks.map((pick) => pick.selectionId);
  const games = picks.filter((pick) => pick.kind === "game");
  const rounds = games.map((pick) => pick.roundId);
  const gameSettings = [...new Set(games.flatMap((pick) => settingIds(pick.gameId)))];
  const read = await call<TermsJson>("bet_terms", {
    owner: id,
    level,
    key,
    selections,
    rounds,
    gameSettings,
    now: new Date(now).toISOString(),
    losses: LOSSES_COUNTED,
    ...stakes?.told(id),
  });
  if (!read.limits) throw new Error("the table of bet limits is empty");
  const { isClosed, lastEntry, offers, protection } = read;
  const open = stakes ? stakes.read(id, read) : read.open;
  if (!open) throw new Error("bet_terms told no open stakes");
  return {
    kept: read.kept && rowOfJson(command, read.kept),
    isClosed,
    limits: { ...rowOfJson(betLimit, read.limits), level },
    balance: read.wallet,
    lastEntry,
    protection: protection && protectionOfJson(protection),
    protectionVersion: protection?.version ?? UNPROTECTED,
    open,
    offers,
    rounds: read.rounds.map((round) => rowOfJson(gameRound, round)),
    gameSettings: read.gameSettings.map((row) => rowOfJson(gameSetting, row)),
    now: read.now,
  };
}

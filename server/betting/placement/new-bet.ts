// A bet that is about to be written: as the member sees it, and as the database's function place_bet takes it. Nothing
// of it is read back.
import type { Bet, BetRequest } from "../../../src/api/contract/bets.ts";
import { SETTLEMENT } from "../../../src/domain/market.ts";
import { combinePrices, payoutOf } from "../../../src/domain/price.ts";
import { type KeyedRequest, oldest } from "../../commands/kept-answers.ts";
import type { ServerContext } from "../../context.ts";
import { newId } from "../../ids.ts";
import type { ReadPick } from "../picks/source.ts";
import { columnsOf } from "../picks/sources.ts";
import type { BetTerms } from "./bet-terms.ts";

/** `now` in milliseconds: when it was judged. */
export function newBet({ config }: ServerContext, { stake }: BetRequest, legs: readonly ReadPick[], now: number): Bet {
  const price = combinePrices(legs.map((leg) => leg.entry.betPrice));
  const isInPlay = legs.some((leg) => leg.isInPlay);
  return {
    id: newId(),
    status: SETTLEMENT.inProgress,
    acceptance: isInPlay ? "pending" : "accepted",
    refusal: null,
    stake,
    price,
    payout: payoutOf(stake, price),
    paid: 0,
    placedAt: new Date(now).toISOString(),
    decideAt: isInPlay ? new Date(now + delayOf(legs, config.inPlayDelayMs)).toISOString() : null,
    settledAt: null,
    picks: legs.map((leg) => leg.wire),
  };
}

/** The longest delay of the legs in play, in milliseconds. */
const delayOf = (legs: readonly ReadPick[], configured: number): number =>
  Math.max(...legs.filter((leg) => leg.isInPlay).map((leg) => leg.delayMs ?? configured));

/** What place_bet is given: the bet with its key and answer, and how things stood when it was judged. */
export function statementOf(
  { clock }: ServerContext,
  { owner, key, hash }: KeyedRequest,
  { accept, picks }: BetRequest,
  { lastEntry }: BetTerms,
  legs: readonly ReadPick[],
  bet: Bet,
): object {
  const { id, acceptance, stake, price, payout, decideAt } = bet;
  // A fixture that runs makes the bet an in-play bet.
  const gameType = Math.max(...legs.map((leg) => leg.gameType));
  return {
    owner,
    key,
    hash,
    body: JSON.stringify(bet),
    now: bet.placedAt,
    oldest: oldest(clock).toISOString(),
    lastEntry,
    bet: { id, gameType, acceptance, accept, stake, price, payout, decideAt },
    picks: picks.map((pick, position) => ({ ...columnsOf(pick), position, betPrice: legs[position]?.entry.betPrice })),
    legs: Object.assign({}, ...legs.map((leg) => leg.asRead.legs)),
    rounds: legs.flatMap((leg) => leg.asRead.rounds ?? []),
    gameSettings: Object.assign({}, ...legs.map((leg) => leg.asRead.gameSettings)),
  };
}

// A bet that is about to be written: as the member sees it, and as the database's function place_bet takes it. Nothing
// of it is read back.
import type { Bet, BetRequest } from "../../../../src/api/contract/sports/bets.ts";
import type { JudgedBet } from "../../../../src/api/contract/operator/judged-terms.ts";
import { betNumberOf } from "../../../../src/domain/common/bet-serial.ts";
import { SETTLEMENT } from "../../../../src/domain/sports/market.ts";
import { payoutOf } from "../../../../src/domain/common/price.ts";
import { type CombinationNow, slipPrice } from "../../../../src/domain/sports/slip/combined.ts";
import type { KeyedRequest } from "../../../commands/kept-answers.ts";
import type { ServerContext } from "../../../context.ts";
import { newId } from "../../../ids.ts";
import { stakeTaken } from "../../../ledger/bet-movements.ts";
import type { ReadPick } from "../picks/source.ts";
import { columnsOf } from "../picks/sources.ts";
import type { BetTerms } from "./bet-terms.ts";

/** `now` in milliseconds: when it was judged. */
export function newBet(
  { config }: ServerContext,
  serial: number,
  { stake }: Pick<BetRequest, "stake">,
  legs: readonly ReadPick[],
  together: readonly CombinationNow[],
  now: number,
): Bet {
  const price = slipPrice(
    legs.map((leg) => leg.entry),
    together,
  );
  const isInPlay = legs.some((leg) => leg.isInPlay);
  return {
    id: newId(),
    number: betNumberOf(serial),
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
    ...(together.length > 0 && { combinations: pricedTogether(together) }),
  };
}

/** Every price is there: a slip without one is refused. */
function pricedTogether(together: readonly CombinationNow[]): { fixtureId: string; price: number }[] {
  return together.flatMap(({ fixtureId, price }) => (price === null ? [] : [{ fixtureId, price }]));
}

/** The prices together by the fixture's id, as they are stored. */
export function pricesOf(together: readonly CombinationNow[]): Record<string, number> {
  return Object.fromEntries(pricedTogether(together).map(({ fixtureId, price }) => [fixtureId, price]));
}

/** The longest delay of the legs in play, in milliseconds. */
const delayOf = (legs: readonly ReadPick[], configured: number): number =>
  Math.max(...legs.filter((leg) => leg.isInPlay).map((leg) => leg.delayMs ?? configured));

/** What place_bet is given: the bet with its key and answer, what it was judged by, and how things stood then. */
export function statementOf(
  { owner, key, hash }: KeyedRequest,
  { accept, picks }: BetRequest,
  { lastEntry, protectionVersion }: BetTerms,
  legs: readonly ReadPick[],
  together: readonly CombinationNow[],
  bet: Bet,
  serial: number,
  judged: JudgedBet,
): object {
  const { id, acceptance, stake, price, payout, decideAt } = bet;
  // A fixture that runs makes the bet an in-play bet.
  const gameType = Math.max(...legs.map((leg) => leg.gameType));
  const taken: object = Object.assign({}, ...legs.map((leg) => leg.asRead.taken));
  return {
    owner,
    key,
    hash,
    body: JSON.stringify(bet),
    now: bet.placedAt,
    lastEntry,
    protectionVersion,
    bet: { id, gameType, acceptance, accept, stake, price, payout, decideAt, serial, combinations: pricesOf(together) },
    judged: { ...judged, decideAt },
    posting: { ...stakeTaken({ id, memberId: owner, stake }), at: bet.placedAt },
    picks: picks.map((pick, position) => {
      const { entry, version: marketVersion } = legs[position] ?? {};
      return { ...columnsOf(pick), position, betPrice: entry?.betPrice, marketVersion };
    }),
    legs: Object.assign({}, ...legs.map((leg) => leg.asRead.legs)),
    ...(Object.keys(taken).length > 0 && { taken }),
    rounds: legs.flatMap((leg) => leg.asRead.rounds ?? []),
    gameSettings: Object.assign({}, ...legs.map((leg) => leg.asRead.gameSettings)),
  };
}

// What a filled slip would be taken at, judged as a bet on it would be. Nothing is written.
import type { BetRequest, Quote } from "../../../../src/api/contract/sports/bets.ts";
import { stakeLimit } from "../../../../src/domain/sports/bet-limits.ts";
import { slipPrice } from "../../../../src/domain/sports/slip/combined.ts";
import { stakedOn } from "../../../../src/domain/sports/slip/staked.ts";
import type { Member } from "../../../app.ts";
import type { ServerContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { readPicks } from "../picks/sources.ts";
import { closingTime, readTerms } from "./bet-terms.ts";
import { combinationsNow } from "./combinations.ts";
import { judge } from "./judge.ts";
import { withinRoom } from "./within-room.ts";

/** No command has this key: nothing is kept for a quote. */
const NO_KEY = "";

/** Throws ApiError maintenance, and bad_request for ids that do not belong together. */
export async function quoteSlip(context: ServerContext, member: Member, request: BetRequest): Promise<Quote> {
  const { db, call } = context.database;
  const terms = await readTerms(call, member, request, { key: NO_KEY }, context.clock.now());
  if (terms.isClosed) throw new ApiError("maintenance");
  const legs = readPicks(terms, request.picks);
  const now = closingTime(context.clock, terms);
  const { accept, stake } = request;
  const { balance } = terms;
  const entries = legs.map(({ held }) => held.entry);
  const staked = stakedOn(entries, terms.open);
  const given = await combinationsNow(db, legs, {}, now);
  // The member is about to see these prices.
  const combinations = given.map((one) => ({ ...one, seenPrice: one.price }));
  const limits = withinRoom(terms.limits, legs, combinations);
  const refusal = judge(legs, { accept, stake, limits, balance, staked, combinations }, now);
  const isPriced = given.every((one) => one.price !== null);
  const price = slipPrice(entries, combinations);
  return {
    price: isPriced ? price : null,
    maxStake: isPriced ? stakeLimit(limits, price, { balance, staked }).maxStake : 0,
    combinations: given.map(({ fixtureId, selectionIds, price: own }) => ({
      fixtureId,
      selectionIds: [...selectionIds],
      price: own,
    })),
    picks: legs.map(({ held }) => held.at(now)),
    refusal: refusal && { code: refusal.code, message: refusal.message, ...ruleOf(refusal) },
  };
}

function ruleOf({ details }: ApiError): { rule?: string } {
  return typeof details.rule === "string" ? { rule: details.rule } : {};
}

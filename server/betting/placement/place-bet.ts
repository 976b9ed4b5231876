// A bet is placed in one transaction: key, checks, bet, picks and the stake's posting.
import type { BetRequest } from "../../../src/api/contract/bets.ts";
import { combinePrices, payoutOf } from "../../../src/domain/price.ts";
import type { Member } from "../../app.ts";
import { dateNow } from "../../clock.ts";
import type { CommandAnswer, CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { bet, betPick } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { memberAccount } from "../../ledger/accounts.ts";
import { lockMemberAccounts, post } from "../../ledger/post.ts";
import { loadBets } from "../bet-wire.ts";
import { publishBets } from "../member-events.ts";
import { columnsOf, holdPicks, type JudgedLeg } from "../picks/sources.ts";
import { limitsOf } from "../limits.ts";
import { stakedOn } from "./staked.ts";
import { judge } from "./judge.ts";

/** gameType of the specification, section 9. */
const GAME_TYPE = { sports: 1, inPlay: 2 } as const;

/** Places a bet, or says why not. Throws ApiError bad_request for ids that do not belong together. */
export function placement(context: ServerContext, member: Member, request: BetRequest): CommandSteps {
  let betId: string | null = null;
  return {
    work: async (tx) => {
      const answer = await decide(tx, context, member, request);
      betId = answer.ref ?? null;
      return answer;
    },
    after: () => publishBets(context, betId === null ? [] : [betId]),
  };
}

async function decide(tx: Tx, context: ServerContext, member: Member, request: BetRequest): Promise<CommandAnswer> {
  const funds = await lockMemberAccounts(tx, member.id);
  const legs = await holdPicks(tx, request.picks);
  const terms = {
    accept: request.accept,
    stake: request.stake,
    limits: await limitsOf(tx, member.level),
    balance: funds.wallet,
    staked: await stakedOn(
      tx,
      member.id,
      legs.map((leg) => leg.held.entry),
    ),
  };
  // The time is read when the rows are held: waiting for them may have taken the fixture past its start.
  const refusal = judge(legs, terms, context.clock.now());
  if (refusal) return { status: refusal.status, body: refusal.body };

  const betId = await writeBet(tx, context, member, request, legs);
  const [placed] = await loadBets(tx, [betId]);
  if (!placed) throw new Error("a bet that was written is not there");
  return { status: 201, body: placed, ref: betId };
}

async function writeBet(
  tx: Tx,
  context: ServerContext,
  member: Member,
  request: BetRequest,
  legs: readonly JudgedLeg[],
): Promise<string> {
  const id = newId();
  const now = dateNow(context.clock);
  const price = combinePrices(legs.map((leg) => leg.held.entry.betPrice));
  const isInPlay = legs.some((leg) => leg.held.isInPlay);
  await tx.insert(bet).values({
    id,
    memberId: member.id,
    gameType: isInPlay ? GAME_TYPE.inPlay : GAME_TYPE.sports,
    acceptance: isInPlay ? "pending" : "accepted",
    accept: request.accept,
    stake: request.stake,
    price,
    payout: payoutOf(request.stake, price),
    placedAt: now,
    decideAt: isInPlay ? new Date(now.getTime() + context.config.inPlayDelayMs) : null,
  });
  await tx.insert(betPick).values(
    request.picks.map((pick, position) => ({
      ...columnsOf(pick),
      betId: id,
      position,
      betPrice: legs[position]?.held.entry.betPrice ?? pick.betPrice,
    })),
  );
  await post(tx, context.clock, {
    kind: "stake",
    ref: id,
    uniqueKey: `bet:${id}:stake`,
    lines: [
      { account: memberAccount.wallet(member.id), amount: -request.stake },
      { account: memberAccount.staked(member.id), amount: request.stake },
    ],
  });
  return id;
}

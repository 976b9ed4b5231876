// A bet is placed in one transaction: key, checks, bet, picks and the stake's posting.
import type { BetRequest, PickRequest } from "../../../src/api/contract/bets.ts";
import { combinePrices, payoutOf } from "../../../src/domain/price.ts";
import type { Member } from "../../app.ts";
import { dateNow } from "../../clock.ts";
import type { CommandAnswer, CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { bet, betPick } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { memberAccount } from "../../ledger/accounts.ts";
import { lockMemberAccounts, post } from "../../ledger/post.ts";
import { loadBets } from "../bet-wire.ts";
import { publishBets } from "../member-events.ts";
import { holdSelections } from "../selections-now.ts";
import { judge, type JudgedLeg } from "./judge.ts";

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
  const legs = await holdLegs(tx, request.picks);
  const terms = {
    variant: request.slip,
    accept: request.accept,
    stake: request.stake,
    level: member.level,
    balance: funds.wallet,
  };
  // The time is read when the rows are held: waiting for them may have taken the fixture past its start.
  const refusal = judge(legs, terms, context.clock.now());
  if (refusal) return { status: refusal.status, body: refusal.body };

  const betId = await writeBet(tx, context, member, request, legs);
  const [placed] = await loadBets(tx, [betId]);
  if (!placed) throw new Error("a bet that was written is not there");
  return { status: 201, body: placed, ref: betId };
}

async function holdLegs(tx: Tx, picks: readonly PickRequest[]): Promise<JudgedLeg[]> {
  const rows = new Map(
    (
      await holdSelections(
        tx,
        picks.map((pick) => pick.selectionId),
      )
    ).map((row) => [row.selectionId, row]),
  );
  return picks.map((pick, i) => {
    const row = rows.get(pick.selectionId);
    if (row?.marketId === pick.marketId && row.fixtureId === pick.fixtureId) return { row, seenPrice: pick.betPrice };
    throw new ApiError("bad_request", undefined, {
      problems: [{ path: `picks.${i}.selectionId`, message: "선택한 경기를 찾을 수 없습니다." }],
    });
  });
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
  const price = combinePrices(legs.map((leg) => leg.row.price));
  const isInPlay = legs.some((leg) => leg.row.phase === "live");
  await tx.insert(bet).values({
    id,
    memberId: member.id,
    slip: request.slip,
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
    legs.map(({ row }, position) => ({
      betId: id,
      position,
      fixtureId: row.fixtureId,
      marketId: row.marketId,
      selectionId: row.selectionId,
      betPrice: row.price,
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

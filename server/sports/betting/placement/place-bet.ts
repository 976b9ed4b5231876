// A bet in two round trips: everything it is judged by is read at one moment, and the bet is written while all of that
// still stands: docs/decisions/cost-of-a-bet.md.
import { inArray } from "drizzle-orm";
import type { Bet, BetRequest } from "../../../../src/api/contract/sports/bets.ts";
import type { Balance } from "../../../../src/domain/wallet/balance.ts";
import type { Member } from "../../../app.ts";
import { answerOf, type KeptAnswer, type KeyedRequest } from "../../../commands/kept-answers.ts";
import { inTurn, type SingleStep } from "../../../commands/run-command.ts";
import type { ServerContext } from "../../../context.ts";
import type { CallFunction } from "../../../db/call.ts";
import { callWithin } from "../../../db/call-within.ts";
import type { Queryable } from "../../../db/open.ts";
import { rowOfJson } from "../../../db/row-of-json.ts";
import { account, command } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { memberAccount } from "../../../ledger/accounts.ts";
import { holdPicks, readPicks } from "../picks/sources.ts";
import { inTransaction, isTransient } from "../../../db/transaction.ts";
import { readTerms } from "./bet-terms.ts";
import { combinationsNow } from "./combinations.ts";
import { judge } from "./judge.ts";
import { newBet, statementOf } from "./new-bet.ts";

/** What place_bet returns: the balance after the bet, or the row that stands under the key already. */
type Placed = Balance | { kept: Readonly<Record<string, unknown>> };

/**
 * Places a bet. Throws ApiError maintenance, bad_request for ids that do not belong together, and the refusals of the
 * rules.
 */
export function placement(context: ServerContext, member: Member, request: BetRequest): SingleStep {
  return {
    whole: async (keyed) => {
      // A member's own bets take turns: each moves the wallet that the next one is judged by.
      const { answer, made } = await inTurn(`bet ${member.id}`, () => place(context, member, request, keyed));
      if (made) {
        context.events.publish("bet", made.bet, member.id);
        context.events.publish("wallet", made.balance, member.id);
      }
      return answer;
    },
  };
}

interface Decision {
  answer: KeptAnswer;
  /** null: the answer was there already. */
  made: { bet: Bet; balance: Balance } | null;
}

/** In two statements; where something moves between them, in a transaction that holds what is read. */
async function place(
  context: ServerContext,
  member: Member,
  request: BetRequest,
  keyed: KeyedRequest,
): Promise<Decision> {
  const { db, call } = context.database;
  try {
    return await placeOnce(context, db, call, member, request, keyed);
  } catch (error) {
    if (!isTransient(error)) throw error;
    return inTransaction(db, async (tx) => {
      const own = [memberAccount.wallet(member.id), memberAccount.staked(member.id)];
      await tx
        .select({ id: account.id })
        .from(account)
        .where(inArray(account.id, own))
        .orderBy(account.id)
        .for("update");
      await holdPicks(tx, request.picks);
      return placeOnce(context, tx, callWithin(tx), member, request, keyed);
    });
  }
}

async function placeOnce(
  context: ServerContext,
  db: Queryable,
  call: CallFunction,
  member: Member,
  request: BetRequest,
  keyed: KeyedRequest,
): Promise<Decision> {
  const terms = await readTerms(call, member, request, keyed);
  if (terms.isClosed) throw new ApiError("maintenance");
  const kept = terms.kept && answerOf(terms.kept, context.clock, keyed.hash);
  if (kept) return { answer: kept, made: null };

  const legs = readPicks(terms, request.picks);
  const now = context.clock.now();
  const { accept, stake } = request;
  const { limits, balance, staked } = terms;
  const seen = Object.fromEntries(request.combinations?.map((one) => [one.fixtureId, one.price]) ?? []);
  const combinations = await combinationsNow(db, legs, seen, now);
  const refusal = judge(legs, { accept, stake, limits, balance, staked, combinations }, now);
  if (refusal) throw refusal;

  const held = legs.map((leg) => leg.held);
  const bet = newBet(context, request, held, combinations, now);
  const write = combinations.length > 0 ? "place_combination" : "place_bet";
  const placed = await call<Placed>(write, statementOf(context, keyed, request, terms, held, combinations, bet));
  if (!("kept" in placed)) {
    return { answer: { status: 201, body: JSON.stringify(bet), ref: bet.id }, made: { bet, balance: placed } };
  }
  const other = answerOf(rowOfJson(command, placed.kept), context.clock, keyed.hash);
  if (!other) throw new Error("place_bet returned an answer that is no longer kept");
  return { answer: other, made: null };
}

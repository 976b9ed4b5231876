// A bet in two round trips: everything it is judged by is read at one moment, and the bet is written while all of that
// still stands: docs/decisions/cost-of-a-bet.md.
import { inArray } from "drizzle-orm";
import type { Bet, BetRequest } from "../../../../src/api/contract/sports/bets.ts";
import type { JudgedBet } from "../../../../src/api/contract/operator/judged-terms.ts";
import type { Balance } from "../../../../src/domain/wallet/balance.ts";
import { stakeRefusal } from "../../../../src/domain/account/protection/stake.ts";
import { stakedOn } from "../../../../src/domain/sports/slip/staked.ts";
import type { Member } from "../../../app.ts";
import { answerOf, forgetKey, type KeptAnswer, type KeyedRequest } from "../../../commands/kept-answers.ts";
import { inTurn } from "../../../commands/in-turn.ts";
import type { SingleStep } from "../../../commands/run-command.ts";
import type { ServerContext } from "../../../context.ts";
import type { CallFunction } from "../../../db/call.ts";
import { callWithin } from "../../../db/call-within.ts";
import type { Queryable } from "../../../db/open.ts";
import { account } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { memberAccount } from "../../../ledger/accounts.ts";
import { protectedError } from "../../../account/protection/refusal.ts";
import { judgedBet, type JudgedNote, keepRefusal } from "../judgement/judged.ts";
import { holdPicks, readPicks } from "../picks/sources.ts";
import { inTransaction, isTransient } from "../../../db/transaction.ts";
import { closingTime, readTerms } from "./bet-terms.ts";
import { combinationsNow } from "./combinations.ts";
import { judge } from "./judge.ts";
import { stakesOf, type Written } from "./known-stakes.ts";
import { withinRoom } from "./within-room.ts";
import { newBet, statementOf } from "./new-bet.ts";
import { takeSerial } from "./serials.ts";

/**
 * Places a bet. Throws ApiError maintenance, bad_request for ids that do not belong together, and the refusals of the
 * rules.
 */
export function placement(context: ServerContext, member: Member, request: BetRequest): SingleStep {
  const note: JudgedNote<JudgedBet> = { judged: null, at: 0 };
  return {
    refused: keepRefusal(note, { stage: "bet" }),
    whole: async (keyed) => {
      // A member's own bets take turns: each moves the wallet that the next one is judged by.
      const { answer, made } = await inTurn(`bet ${member.id}`, () => place(context, member, request, keyed, note));
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
  note: JudgedNote<JudgedBet>,
): Promise<Decision> {
  const { db, call } = context.database;
  try {
    return await placeOnce(context, db, call, member, request, keyed, note);
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
      return placeOnce(context, tx, callWithin(tx), member, request, keyed, note);
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
  note: JudgedNote<JudgedBet>,
): Promise<Decision> {
  const { clock } = context;
  const stakes = stakesOf(context.database);
  const terms = await readTerms(call, member, request, keyed, clock.now(), stakes);
  if (terms.isClosed) throw new ApiError("maintenance");
  const kept = terms.kept && answerOf(terms.kept, clock, keyed.hash);
  if (kept) return { answer: kept, made: null };
  if (terms.kept) await forgetKey(db, clock, keyed);

  const legs = readPicks(terms, request.picks);
  const now = clock.now();
  const closing = closingTime(clock, terms);
  const { accept, stake } = request;
  const { balance, open, protection } = terms;
  const entries = legs.map(({ held }) => held.entry);
  const seen = Object.fromEntries(request.combinations?.map((one) => [one.fixtureId, one.price]) ?? []);
  const combinations = await combinationsNow(db, legs, seen, now);
  const limits = withinRoom(terms.limits, legs, combinations);
  note.at = now;
  note.judged = judgedBet(legs, { accept, stake, limits, balance, combinations }, closing);
  const refusal = judge(
    legs,
    { accept, stake, limits, balance, staked: stakedOn(entries, open), combinations },
    closing,
  );
  if (refusal) throw refusal;
  const isProtected = protection && stakeRefusal(protection, stake, now);
  if (isProtected) throw protectedError(isProtected);

  const held = legs.map((leg) => leg.held);
  const serial = await takeSerial(context, db);
  const bet = newBet(context, serial, request, held, combinations, now);
  const write = combinations.length > 0 ? "place_combination" : "place_bet";
  const statement = statementOf(keyed, request, terms, held, combinations, bet, serial, note.judged);
  const written = await call<Balance & Written>(write, { ...statement, isRunning: clock.isRunning === true });
  const { staked, ...balanceNow } = written;
  stakes.add(member.id, staked ?? [], stake, entries);
  return { answer: { status: 201, body: JSON.stringify(bet), ref: bet.id }, made: { bet, balance: balanceNow } };
}

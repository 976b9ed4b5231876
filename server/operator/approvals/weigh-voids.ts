// What voids and revisions move: the sum of what is paid and of what is taken back.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { CancellationRequest } from "../../../src/api/contract/operator/bet-cancellations.ts";
import type { BetVoidRequest } from "../../../src/api/contract/operator/bets.ts";
import type { CancelRequest } from "../../../src/api/contract/operator/providers.ts";
import type { VoidProviderRound } from "../../../src/api/contract/operator/provider-rounds.ts";
import type { FixtureOutcome } from "../../../src/domain/sports/settlement/result.ts";
import { isVoidResult } from "../../../src/domain/sports/settlement/result.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { bet, fixture, gameRound, member, providerTransaction } from "../../db/schema.ts";
import { previewResult } from "../../sports/betting/settlement/preview.ts";
import { latestResult } from "../../sports/betting/settlement/result.ts";
import { HAND_FEED } from "../../sports/feed/hand-feed.ts";
import { type Rule, versionOf, type Weighed } from "./weigh.ts";

const voids = (amount: number, version: string, ...subjects: readonly string[]): Weighed[] => [
  { measure: "moved", amount, shares: [], subjects, version },
];

/** Of one match what one operator moves adds up: a void is not made of spans, nor a revision of steps. */
function ofMatch(fixtureId: string, amount: number, version: string): Weighed[] {
  const receiver = `fixture:${fixtureId}`;
  return voids(amount, version, receiver).map((one) => ({ ...one, shares: [{ receiver, amount }] }));
}

/** What was shown is what is done, or nothing: the command compares. */
export const weighCancellation: Rule<unknown, InferOutput<typeof CancellationRequest>> = async (
  _db,
  _context,
  asked,
) => {
  const { fixtureId, expected } = asked.body;
  return ofMatch(fixtureId, expected.paid + expected.takenBack, versionOf(expected));
};

/** Bets of one member that one operator voids add up, as far as they pay the member. */
export const weighBet: Rule<{ id: string }, BetVoidRequest> = async (db, _context, { params: { id }, body }) => {
  const [row] = await db
    .select({ userId: member.userId, settlements: bet.settlements, paid: bet.paid })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(eq(bet.id, id));
  const { paid, takenBack } = body.expected;
  const receiver = row?.userId ?? "anyone";
  const moved = voids(paid + takenBack, versionOf(row), `bet:${id}`, `member:${receiver}`);
  return moved.map((one) => ({ ...one, shares: [{ receiver, amount: paid }] }));
};

/**
 * The first score settles bets, as it does when a feed tells it. Cancelling a match and changing its result count, and
 * each result of a match that no feed tells.
 */
export const weighResult: Rule<{ id: string }, FixtureOutcome> = async (db, context, { params: { id }, body }) => {
  const inForce = await latestResult(db, id);
  if (!inForce && !isVoidResult(body) && !(await isByHand(db, id))) return [];
  const { paid, takenBack } = await previewResult(db, context, id, body);
  return ofMatch(id, paid + takenBack, versionOf(inForce?.revision ?? 0));
};

async function isByHand(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db.select({ feed: fixture.feed }).from(fixture).where(eq(fixture.id, id));
  return row?.feed === HAND_FEED;
}

/** Stakes go back, and what was paid comes back. */
export const weighRound: Rule<{ id: string }, unknown> = async (db, _context, { params: { id } }) => {
  const [round] = await db.select({ state: gameRound.state }).from(gameRound).where(eq(gameRound.id, id));
  const [row] = await rowsFrom<{ moved: string }>(
    db,
    sql`select coalesce(sum(case when b.status = 0 then b.stake else abs(b.stake - b.paid) end), 0)::text as moved
      from bet b where b.acceptance = 'accepted' and b.id in (select bet_id from bet_pick where round_id = ${id})`,
  );
  return voids(Number(row?.moved ?? 0), versionOf(round?.state), `game-round:${id}`);
};

async function openStakeAt(db: Queryable, of: ReturnType<typeof and>): Promise<{ stake: number; bets: string[] }> {
  const rows = await db
    .select({ id: bet.id, stake: bet.stake })
    .from(providerTransaction)
    .innerJoin(bet, eq(bet.id, providerTransaction.betId))
    .where(and(of, inArray(providerTransaction.call, ["bet"]), eq(bet.status, 0)));
  return { stake: rows.reduce((sum, row) => sum + row.stake, 0), bets: rows.map(({ id }) => id).toSorted() };
}

export const weighProviderRound: Rule<unknown, VoidProviderRound> = async (db, _context, { body }) => {
  const { providerId, roundId } = providerTransaction;
  const { stake, bets } = await openStakeAt(db, and(eq(providerId, body.provider), eq(roundId, body.roundId)));
  return voids(stake, versionOf(bets), `provider:${body.provider}`, `provider-round:${body.roundId}`);
};

export const weighProviderBet: Rule<unknown, CancelRequest> = async (db, _context, { body }) => {
  const { providerId, transactionId } = providerTransaction;
  const ofBet = and(eq(providerId, body.provider), eq(transactionId, body.transactionId));
  const { stake, bets } = await openStakeAt(db, ofBet);
  return voids(stake, versionOf(bets), `provider:${body.provider}`, ...bets.map((id) => `bet:${id}`));
};

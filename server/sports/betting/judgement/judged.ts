// What is kept of a judgement, for a dispute: docs/decisions/disputes.md.
import type { JudgedBet, JudgedCashOut, JudgedTerms } from "../../../../src/api/contract/operator/judged-terms.ts";
import { cashOutOffer } from "../../../../src/domain/sports/cash-out/cash-out.ts";
import type { KeyedRequest } from "../../../commands/kept-answers.ts";
import type { Queryable } from "../../../db/open.ts";
import { judgement } from "../../../db/schema.ts";
import type { ApiError } from "../../../errors.ts";
import type { AskedCashOut } from "../cash-out/offers.ts";
import type { OfferedBet } from "../cash-out/open-bets.ts";
import type { JudgedLeg } from "../picks/sources.ts";
import type { Terms } from "../placement/judge.ts";

/** Where a handler leaves what it judged by, so that a refusal can be kept with it. */
export interface JudgedNote<Terms extends JudgedTerms = JudgedTerms> {
  judged: Terms | null;
  /** When, in milliseconds. */
  at: number;
}

export function judgedBet(
  legs: readonly JudgedLeg[],
  {
    accept,
    stake,
    limits,
    balance,
    combinations = [],
  }: Pick<Terms, "accept" | "stake" | "balance" | "combinations"> & {
    limits: JudgedBet["limits"];
  },
  now: number,
): JudgedBet {
  return {
    kind: "bet",
    stake,
    accept,
    legs: legs.map(({ held, seenPrice, seenVersion }) => {
      const { betPrice, status, version } = held.at(now);
      return {
        selectionId: held.entry.id,
        seenPrice,
        price: betPrice,
        status,
        ...(seenVersion !== undefined && { seenVersion }),
        ...(version !== undefined && { version }),
        ...(held.statusVersion !== undefined && { statusVersion: held.statusVersion }),
        ...(held.isInPlay && { isInPlay: true }),
      };
    }),
    ...(combinations.length > 0 && {
      combinations: combinations.map(({ fixtureId, seenPrice, price }) => ({ fixtureId, seenPrice, price })),
    }),
    limits,
    balance,
    decideAt: null,
  };
}

export function judgedCashOut(open: OfferedBet | null, { stake, least, version }: AskedCashOut): JudgedCashOut {
  return {
    kind: "cashOut",
    stake,
    least,
    version: version ?? null,
    offer: open && shown(open),
    paid: null,
    decideAt: null,
  };
}

function shown(open: OfferedBet): NonNullable<JudgedCashOut["offer"]> {
  const { stake, version, delayMs } = open;
  const offer = cashOutOffer(open);
  return "value" in offer
    ? { stake, value: offer.value, rule: null, version, delayMs }
    : { stake, value: null, rule: offer.rule, version, delayMs };
}

type Row = typeof judgement.$inferInsert;

/** Adds a judgement, in the transaction of what it led to. */
export async function keepJudgement(tx: Queryable, row: Row): Promise<void> {
  await tx.insert(judgement).values(row);
}

/** The code of a refusal, and the rule where the code has several. */
export function reasonOf({ code, details }: ApiError): Pick<Row, "code" | "rule"> {
  return { code, rule: typeof details["rule"] === "string" ? details["rule"] : null };
}

/** What keeps a refusal with what it was judged by; nothing was judged of a request that names nothing known. */
export const keepRefusal =
  (note: JudgedNote, of: Pick<Row, "stage" | "betId">) =>
  async (tx: Queryable, error: ApiError, { owner, key }: KeyedRequest): Promise<void> => {
    if (!note.judged) return;
    await keepJudgement(tx, {
      ...of,
      memberId: owner,
      key,
      verdict: "refused",
      ...reasonOf(error),
      at: new Date(note.at),
      terms: note.judged,
    });
  };

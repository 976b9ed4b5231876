// Four eyes: what takes a second operator, and what becomes of what was asked for. Decisions, rule 44.

export const APPROVAL_STATES = ["asked", "approved", "refused", "expired", "withdrawn", "overtaken"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_DECISIONS = ["approve", "refuse", "withdraw"] as const;
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number];

/** What an amount is of. `always`: it takes two whatever it moves; `moved`: a void or a revision. */
export const MEASURES = ["always", "money", "points", "moved"] as const;
export type Measure = (typeof MEASURES)[number];

export interface FourEyesTerms {
  /** Won of a deposit, a debit or a withdrawal; this and above takes two. */
  money: number;
  /** Points of a grant; above takes two. */
  points: number;
  /** Won that a void or a revision moves, each posting counted; above takes two. */
  moved: number;
  /** What was asked for waits so long. */
  hours: number;
}

/** Rule 44. */
export const DEFAULT_TERMS: Readonly<FourEyesTerms> = {
  money: 3_000_000,
  points: 300_000,
  moved: 10_000_000,
  hours: 24,
};

/** Small amounts of one operator for the same receiver add up over this time. */
export const SUMMED_HOURS = 24;

export const expiryOf = (askedAt: number, { hours }: FourEyesTerms): number => askedAt + hours * 3_600_000;

/** Whether so much takes a second operator. */
export function takesTwo(measure: Measure, amount: number, terms: FourEyesTerms): boolean {
  if (measure === "always") return true;
  return measure === "money" ? amount >= terms.money : amount > terms[measure];
}

export interface AskedApproval {
  state: ApprovalState;
  askedBy: string;
  expiresAt: number;
}

export type DecisionProblem = "decided" | "own" | "notOwn" | "expired";

/** Why the operator may not decide so now; null: nothing is against it. Who asks never approves, whatever their role. */
export function decisionProblem(
  { state, askedBy, expiresAt }: AskedApproval,
  decision: ApprovalDecision,
  operator: string,
  now: number,
): DecisionProblem | null {
  if (state !== "asked") return "decided";
  if (expiresAt <= now) return "expired";
  if (decision === "withdraw") return askedBy === operator ? null : "notOwn";
  return askedBy === operator ? "own" : null;
}

export const stateAfterDecision: Readonly<Record<ApprovalDecision, ApprovalState>> = {
  approve: "approved",
  refuse: "refused",
  withdraw: "withdrawn",
};

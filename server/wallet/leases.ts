// Operators act on several requests at once. Each is acted on by itself, by the operator who has claimed it:
// src/domain/wallet/lease.ts.
import type { InferOutput } from "valibot";
import type { ActReport, OperatorRequest } from "../../src/api/contract/operator/wallet.ts";
import { type Lease, leaseAfter, leaseHolder, leaseProblem } from "../../src/domain/wallet/lease.ts";
import type { ServerContext } from "../context.ts";
import { actingNow } from "../db/acting.ts";
import type { Member } from "../http/app-type.ts";

const PROBLEMS = {
  gone: "신청을 찾을 수 없습니다.",
  moved: "이미 처리되었거나 지금 상태에서는 할 수 없습니다.",
  leased: "다른 관리자가 처리하고 있습니다.",
  notClaimed: "먼저 처리를 맡아주세요.",
} as const;

interface Acting<Row, Step> {
  /** What the action makes of the row; null where it is not possible in the row's state. */
  stepOf(row: Row): Step | null;
  /** Takes the step and writes the lease that the row has after it; returns what was not possible, or null. */
  take(row: Row, step: Step, lease: Lease): Promise<string | null>;
}

/** Acts on each of the rows, which the caller has locked. The report says of each id what was not possible. */
export async function actOnEach<Row extends Lease & { id: string }, Step>(
  { clock }: ServerContext,
  operator: Member,
  { ids, action }: { ids: readonly string[]; action: string },
  rows: readonly Row[],
  { stepOf, take }: Acting<Row, Step>,
): Promise<InferOutput<typeof ActReport>> {
  const actOnOne = async (row: Row): Promise<string | null> => {
    const step = stepOf(row);
    if (step === null) return PROBLEMS.moved;
    const found = leaseProblem(row, operator.id, action, clock.now());
    // What a second operator has approved is done, however long it waited.
    const problem = found === "notClaimed" && actingNow()?.approvalId ? null : found;
    return problem === null ? take(row, step, leaseAfter(operator.id, action, clock.now())) : PROBLEMS[problem];
  };
  const problems = new Map<string, string | null>();
  for (const row of rows) problems.set(row.id, await actOnOne(row));
  return { items: ids.map((id) => ({ id, problem: problems.has(id) ? (problems.get(id) ?? null) : PROBLEMS.gone })) };
}

/** The lease as operators see it; `by` is the user id of its owner. */
export function leaseOnWire(row: Lease, by: string | null, operatorId: string, now: number): OperatorRequest["lease"] {
  const holder = leaseHolder(row, now);
  if (holder === null || by === null || row.leaseUntil === null) return null;
  return { by, until: row.leaseUntil.toISOString(), isMine: holder === operatorId };
}

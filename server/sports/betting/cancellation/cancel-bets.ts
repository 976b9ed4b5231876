// Bets that were placed in a span of time lose their legs on a fixture: in one transaction, so that what was shown is
// what is done. Stakes go back, settled bets are corrected, and multiples run on without the leg.
import type {
  CancellationReport,
  CancellationRequest,
} from "../../../../src/api/contract/operator/bet-cancellations.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Tx } from "../../../db/open.ts";
import { betCancellation, message } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { newId } from "../../../ids.ts";
import { recordAction } from "../../../operator/live/actions.ts";
import { namesOf } from "../../../operator/live/targets.ts";
import { refusePending } from "../placement/decide-pending.ts";
import { settleBets } from "../settlement/batch.ts";
import { giveWaySoon } from "../../../db/transaction.ts";
import { cancellationNotice, REFUSED_BY_CANCELLATION } from "./notice.ts";
import { planCancellation, previewOf } from "./plan.ts";
import type { CancelledSpan } from "./spans.ts";

export interface Cancelled {
  report: CancellationReport;
  /** To be told after the commit. */
  betIds: string[];
  memberIds: string[];
}

/** Throws ApiError not_found, bad_request, and request_moved when there is nothing, or not what was shown. */
export async function cancelBets(
  tx: Tx,
  context: ServerContext,
  by: string,
  { reason, expected, ...asked }: CancellationRequest,
): Promise<Cancelled> {
  const span = spanOf(asked);
  await giveWaySoon(tx);
  const plan = await planCancellation(tx, context, span, true);
  const { bets, paid, takenBack } = await previewOf(tx, plan);
  if (bets === 0) throw new ApiError("request_moved", "이 구간에는 취소할 베팅이 없습니다.");
  if (bets !== expected.bets || paid !== expected.paid || takenBack !== expected.takenBack)
    throw new ApiError("request_moved", "그 사이 베팅이 달라졌습니다. 다시 확인해주세요.");
  const id = newId();
  const at = dateNow(context.clock);
  await tx.insert(betCancellation).values({ id, ...span, reason, by, at, bets, paid, takenBack });
  for (const row of plan.bets)
    if (row.acceptance === "pending") await refusePending(tx, context, row, REFUSED_BY_CANCELLATION);
  const accepted = plan.bets.filter((row) => row.acceptance === "accepted");
  if (accepted.length > 0) await settleBets(tx, context, accepted, plan.legs);
  const hold =
    span.marketId === null ? { scope: "fixture", key: span.fixtureId } : { scope: "market", key: span.marketId };
  const [name = span.fixtureId] = await namesOf(tx, [hold as { scope: "fixture" | "market"; key: string }]);
  await recordAction(tx, context.clock, {
    by,
    action: "cancellation",
    ...hold,
    name,
    reason,
    counts: {
      bets,
      paid,
      takenBack,
    },
  });
  const counts = Map.groupBy(plan.bets, (row) => row.memberId);
  const notices = [...counts].map(([memberId, own]) => ({
    id: newId(),
    memberId,
    ...cancellationNotice(name, own.length, reason),
    sentAt: at,
  }));
  await tx.insert(message).values(notices);
  return {
    report: { id, bets, paid, takenBack },
    betIds: plan.bets.map((row) => row.id),
    memberIds: [...counts.keys()],
  };
}

export function spanOf({
  fixtureId,
  marketId,
  from,
  to,
}: Pick<CancellationRequest, "fixtureId" | "marketId" | "from" | "to">): CancelledSpan {
  return { fixtureId, marketId: marketId ?? null, from: new Date(from), to: new Date(to) };
}

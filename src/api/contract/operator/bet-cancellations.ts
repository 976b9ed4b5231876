// The cancellation of bets that were placed in a span of time on a fixture or one of its markets.
import * as v from "valibot";
import { Id, Instant } from "../common.ts";
import { Reason } from "./live.ts";
import { PageQuery, pageOf } from "../page.ts";
import { PreviewBet } from "./preview-bets.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Won = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const SPAN = {
  fixtureId: Id,
  /** Left out: every market of the fixture. */
  marketId: v.optional(Id),
  from: Instant,
  /** The first instant after it. */
  to: Instant,
};
const isSpan = ({ from, to }: { from: string; to: string }) => Date.parse(from) < Date.parse(to);
const NO_SPAN = "구간의 끝은 시작보다 뒤여야 합니다.";

/** GET /api/admin/live/cancellations/preview: what a cancellation would do. Nothing is written. */
export const CancellationQuery = v.pipe(
  v.strictObject(SPAN),
  v.check((given) => isSpan(given), NO_SPAN),
);
export type CancellationQuery = v.InferOutput<typeof CancellationQuery>;

const SUMS = {
  /** Bets with a leg that becomes void. */
  bets: Count,
  /** What is paid and taken back for them at once. */
  paid: Won,
  takenBack: Won,
};
export const CancellationPreview = v.object({
  ...SUMS,
  /** Those of the bets whose other legs run on. */
  running: Count,
  items: v.array(PreviewBet),
});
export type CancellationPreview = v.InferOutput<typeof CancellationPreview>;

/** POST /api/admin/live/cancellations. `expected`: what the operator was shown; when it is not so any more, nothing is done. */
export const CancellationRequest = v.pipe(
  v.strictObject({ ...SPAN, reason: Reason, expected: v.strictObject(SUMS) }),
  v.check((given) => isSpan(given), NO_SPAN),
);
export type CancellationRequest = v.InferOutput<typeof CancellationRequest>;
export const CancellationReport = v.object({ id: v.string(), ...SUMS });
export type CancellationReport = v.InferOutput<typeof CancellationReport>;

/** GET /api/admin/live/cancellations, the newest first. */
export const CancellationsQuery = v.strictObject({ fixtureId: v.optional(Id), ...PageQuery });
export type CancellationsQuery = v.InferOutput<typeof CancellationsQuery>;
export const BetCancellation = v.object({
  ...SUMS,
  id: v.string(),
  fixtureId: v.string(),
  /** The fixture and the market, as operators read them. */
  name: v.string(),
  from: v.string(),
  to: v.string(),
  reason: v.string(),
  by: v.string(),
  at: v.string(),
});
export type BetCancellation = v.InferOutput<typeof BetCancellation>;
export const BetCancellationPage = pageOf(BetCancellation);

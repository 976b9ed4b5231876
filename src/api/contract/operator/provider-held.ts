// Wins beyond a provider's ceiling, which an operator pays or refuses.
import * as v from "valibot";
import { Id } from "../common.ts";
import { reasonText } from "../written-text.ts";

/** GET /api/admin/provider-held: what waits, the oldest first; all, newest first; 200 at most. */
export const HeldWinsQuery = v.strictObject({ state: v.optional(v.picklist(["waiting", "all"]), "waiting") });
export const HeldWin = v.object({
  provider: v.string(),
  providerName: v.string(),
  transactionId: v.string(),
  gameName: v.string(),
  roundId: v.string(),
  userId: v.string(),
  /** In won: what the provider credited, what was paid at once, and what is held. */
  credited: v.number(),
  paid: v.number(),
  held: v.number(),
  at: v.string(),
  decision: v.nullable(v.picklist(["paid", "refused"])),
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
});
export type HeldWin = v.InferOutput<typeof HeldWin>;
export const HeldWinList = v.object({ items: v.array(HeldWin) });

/** POST /api/admin/provider-held/decide */
export const HeldWinDecision = v.strictObject({
  provider: Id,
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  decision: v.picklist(["paid", "refused"]),
  reason: reasonText(),
});
export type HeldWinDecision = v.InferOutput<typeof HeldWinDecision>;
/** Won that the member got. */
export const HeldWinDecided = v.object({ paid: v.number() });

import { blockOf } from "../../../machines/slip/slip.actions.ts";
import type { SlipActor } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";

/** Why the slip cannot be placed, or null: what does not change by itself comes first. */
export function blockText(snapshot: ReturnType<SlipActor["getSnapshot"]>, isFresh: boolean): string | null {
  return slipText(snapshot) ?? (isFresh ? null : SLIP_TEXT.notFresh);
}

/** As `blockText`, of the slip alone. */
export function slipText(snapshot: ReturnType<SlipActor["getSnapshot"]>): string | null {
  if (snapshot.hasTag("busy")) return SLIP_TEXT.checking;
  if (snapshot.matches({ filled: "unchecked" })) return SLIP_TEXT.unchecked;
  return snapshot.hasTag("blocked") ? (blockOf(snapshot.context)?.message ?? null) : null;
}

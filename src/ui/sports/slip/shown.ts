// What the parts of a slip say of it and of its bet, of what the machine `betting` tells.
import type { SlipShown } from "../../../machines/betting/betting.schema.ts";
import { blockOf } from "../../../machines/slip/slip.actions.ts";
import { SLIP_TEXT } from "./text.ts";

/** The whole of it: it stays the same until something of it changes. */
export const all = (shown: SlipShown): SlipShown => shown;
export const slipOf = ({ slip }: SlipShown): SlipShown["slip"] => slip;
export const legCount = ({ slip }: SlipShown): number => slip.context.legs.length;
/** Nothing is asked or sent, and no outcome is shown. */
export const isEditing = ({ placement }: SlipShown): boolean => placement.matches("editing");
export const isConfirming = ({ placement }: SlipShown): boolean => placement.matches("confirming");
/** A bet is under way, or its outcome is shown. */
export const isPlacing = ({ placement }: SlipShown): boolean => placement.hasTag("busy") || placement.hasTag("settled");
/** Neither something picked nor something of a bet, nor what can be put back. */
export const isBare = (shown: SlipShown): boolean =>
  legCount(shown) === 0 && isEditing(shown) && shown.slip.context.removed.length === 0;

/** What a press on Place does, as it is said on its button. */
export const labelOf = ({ slip }: SlipShown): string =>
  slip.hasTag("moved") ? SLIP_TEXT.acceptAndPlace : SLIP_TEXT.place;

/** Why the slip cannot be placed, or null: what does not change by itself comes first. */
export function blockText(shown: SlipShown): string | null {
  return slipText(shown) ?? (shown.placement.context.fresh ? null : SLIP_TEXT.notFresh);
}

/** As `blockText`, of the slip alone. */
export function slipText({ slip }: SlipShown): string | null {
  if (slip.hasTag("busy")) return SLIP_TEXT.checking;
  if (slip.matches({ filled: "unchecked" })) return SLIP_TEXT.unchecked;
  return slip.hasTag("blocked") ? (blockOf(slip.context)?.message ?? null) : null;
}

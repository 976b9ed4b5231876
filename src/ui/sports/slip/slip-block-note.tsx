import { useSelector } from "@xstate/react";
import { addComma } from "../../../domain/price.ts";
import { blockOf } from "../../../machines/slip/slip.actions.ts";
import { Button } from "../../primitives/button.tsx";
import type { LiveActor, SlipActor } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";

/** Why Place is not to be pressed, and the way out where there is one. */
export function SlipBlockNote({ id, slip, live }: { id: string; slip: SlipActor; live: LiveActor }) {
  const snapshot = useSelector(slip, (state) => state);
  const isFresh = useSelector(live, (state) => state.hasTag("fresh"));
  const block = snapshot.hasTag("blocked") ? blockOf(snapshot.context) : null;
  const isUnchecked = snapshot.matches({ filled: "unchecked" });
  const message = snapshot.hasTag("busy")
    ? SLIP_TEXT.checking
    : isUnchecked
      ? SLIP_TEXT.unchecked
      : (block?.message ?? null);
  const highest = block?.maxStake ?? null;
  return (
    <div className="grid gap-1.5 text-xs text-warn">
      <output id={id} className="grid gap-0.5 empty:hidden">
        {!isFresh && <span>{SLIP_TEXT.notFresh}</span>}
        {message && <span>{message}</span>}
      </output>
      {isUnchecked && snapshot.can({ type: "prices.check" }) && (
        <Button size="sm" onClick={() => slip.send({ type: "prices.check" })}>
          {SLIP_TEXT.checkAgain}
        </Button>
      )}
      {block?.rule === "price_changed" && (
        <Button size="sm" onClick={() => slip.send({ type: "slip.acceptPrices" })}>
          {SLIP_TEXT.acceptAll}
        </Button>
      )}
      {highest !== null && highest > 0 && snapshot.context.stake > highest && (
        <Button size="sm" onClick={() => slip.send({ type: "stake.set", stake: highest })}>
          {SLIP_TEXT.highestInstead(addComma(highest))}
        </Button>
      )}
    </div>
  );
}

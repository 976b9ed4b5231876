import { useSelector } from "@xstate/react";
import { leastCashOut } from "../../../../domain/sports/cash-out/terms.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { askedOf } from "../../../../machines/cash-out/cash-out.actions.ts";
import type { AskedCashOut } from "../../../../machines/cash-out/cash-out.schema.ts";
import { Button } from "../../../primitives/button.tsx";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";
import type { CashOutActor } from "./use-cash-out.ts";

/** The amount once more; where it fell under what was agreed to, the new one. */
export function CashOutQuestion({ actor }: { actor: CashOutActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const { asked, offer } = snapshot.context;
  const next = askedOf(snapshot.context);
  const back = <Button onClick={() => actor.send({ type: "cashOut.back" })}>{TEXT.back}</Button>;
  if (snapshot.matches("moved"))
    return (
      <div className="grid gap-2">
        <p role="alert" className="text-warn">
          {TEXT.moved}
        </p>
        {next && <p className="tabular-nums">{TEXT.ask(addComma(next.stake), addComma(next.value))}</p>}
        <div className="flex flex-wrap justify-end gap-2">
          {back}
          <Button
            look="primary"
            disabled={!snapshot.can({ type: "cashOut.ask" })}
            onClick={() => actor.send({ type: "cashOut.ask" })}
          >
            {TEXT.takeNew}
          </Button>
        </div>
      </div>
    );
  if (!asked) return null;
  return (
    <div className="grid gap-2">
      <p className="text-base font-bold tabular-nums">{TEXT.ask(addComma(asked.stake), addComma(asked.value))}</p>
      <p className="text-xs text-muted">{hintOf(asked, offer?.delayMs ?? 0)}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {back}
        <Button look="primary" onClick={() => actor.send({ type: "cashOut.confirm" })}>
          {TEXT.confirm}
        </Button>
      </div>
    </div>
  );
}

function hintOf({ value }: AskedCashOut, delayMs: number): string {
  const least = addComma(leastCashOut(value));
  return delayMs > 0 ? TEXT.askHintDelayed(Math.ceil(delayMs / 1_000), least) : TEXT.askHint(least);
}

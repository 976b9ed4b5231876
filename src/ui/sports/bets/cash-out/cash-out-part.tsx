import { useSelector } from "@xstate/react";
import { type SyntheticEvent, useId } from "react";
import { cashOutStakeProblem, CASH_OUT_MESSAGES } from "../../../../domain/sports/cash-out/terms.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { askedOf } from "../../../../machines/cash-out/cash-out.actions.ts";
import { Button } from "../../../primitives/button.tsx";
import { MoneyField } from "../../../primitives/money-field.tsx";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";
import type { CashOutActor } from "./use-cash-out.ts";

/** How much of the stake is sold, and what that part is bought for at this moment. */
export function CashOutPart({ actor }: { actor: CashOutActor }) {
  const id = useId();
  const snapshot = useSelector(actor, (now) => now);
  const { offer, part } = snapshot.context;
  const stake = part ?? offer?.stake ?? 0;
  const asked = askedOf(snapshot.context);
  const isWrong = offer !== null && cashOutStakeProblem(offer.stake, stake) !== null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    actor.send({ type: "cashOut.ask" });
  };
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {TEXT.stake}
      </label>
      <MoneyField
        id={id}
        value={stake}
        unit={TEXT.won}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        className="h-11 w-full rounded-md border border-edge bg-field px-3 text-base text-ink"
        onAmount={(won) => actor.send({ type: "cashOut.choose", part: won === offer?.stake ? null : won })}
      />
      <p id={`${id}-hint`} className={isWrong ? "text-xs text-danger" : "text-xs text-muted"}>
        {isWrong ? CASH_OUT_MESSAGES.cash_out_stake : TEXT.stakeHint}
      </p>
      <Button look="primary" type="submit" disabled={!snapshot.can({ type: "cashOut.ask" })}>
        {asked ? TEXT.sellFor(addComma(asked.value)) : TEXT.submit}
      </Button>
    </form>
  );
}

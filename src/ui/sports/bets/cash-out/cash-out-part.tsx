import { useSelector } from "@xstate/react";
import { useId } from "react";
import { CASH_OUT_FALLS, type CashOutFall, cashOutShare } from "../../../../domain/sports/cash-out/terms.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { askedOf } from "../../../../machines/cash-out/cash-out.actions.ts";
import { Button } from "../../../primitives/button.tsx";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";
import type { CashOutActor } from "./use-cash-out.ts";

/** How much of the stake is sold, down to which floor, and the one press that sells it. */
export function CashOutPart({ actor }: { actor: CashOutActor }) {
  const id = useId();
  const snapshot = useSelector(actor, (now) => now);
  const { offer, part } = snapshot.context;
  const whole = offer?.stake ?? 0;
  const stake = part ?? whole;
  const asked = askedOf(snapshot.context);
  const percent = whole === 0 ? 100 : Math.round((stake * 100) / whole);
  const delayMs = offer?.delayMs ?? 0;
  const choose = (share: number): void => {
    const chosen = cashOutShare(whole, share);
    actor.send({ type: "cashOut.choose", part: chosen === whole ? null : chosen });
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <input
          type="range"
          aria-label={TEXT.stake}
          aria-valuetext={TEXT.part(addComma(stake), addComma(whole))}
          min={1}
          max={100}
          value={percent}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          className="h-7 min-w-0 flex-1 accent-accent"
        />
        <span className="shrink-0 text-xs tabular-nums">{TEXT.part(addComma(stake), addComma(whole))}</span>
      </div>
      <div className="grid grid-cols-4 gap-1">
        {TEXT.shares.map((share) => (
          <Button
            key={share}
            size="sm"
            aria-pressed={percent === share}
            className="px-0 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-bold"
            onClick={() => choose(share)}
          >
            {TEXT.share(share)}
          </Button>
        ))}
      </div>
      <Floor actor={actor} id={id} least={asked?.least ?? null} />
      {delayMs > 0 && <p className="text-2xs text-muted">{TEXT.delayed(Math.ceil(delayMs / 1_000))}</p>}
      <Button
        look="primary"
        className="h-11 tabular-nums"
        aria-describedby={id}
        disabled={!snapshot.can({ type: "cashOut.sell" })}
        // A key that is still down from before sells nothing.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => actor.send({ type: "cashOut.sell" })}
      >
        {asked ? TEXT.sellFor(addComma(asked.value)) : TEXT.submit}
      </Button>
    </div>
  );
}

/** The least that is paid, and how far the amount may fall to it. */
function Floor({ actor, id, least }: { actor: CashOutActor; id: string; least: number | null }) {
  const fall = useSelector(actor, (snapshot) => snapshot.context.fall);
  return (
    <div className="flex items-center justify-between gap-2 text-xs">
      <label className="flex items-center gap-1 text-muted">
        {TEXT.fall}
        <select
          value={fall}
          onChange={({ currentTarget }) =>
            actor.send({ type: "cashOut.allow", fall: Number(currentTarget.value) as CashOutFall })
          }
          className="h-7 rounded-md border border-edge bg-field px-1 text-xs text-ink"
        >
          {CASH_OUT_FALLS.map((percent) => (
            <option key={percent} value={percent}>
              {TEXT.falls(percent)}
            </option>
          ))}
        </select>
      </label>
      <span id={id} className="shrink-0 font-semibold tabular-nums">
        {least !== null && TEXT.least(addComma(least))}
      </span>
    </div>
  );
}

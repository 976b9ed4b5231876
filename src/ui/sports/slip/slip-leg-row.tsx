import { useSelector } from "@xstate/react";
import type { SlipLeg } from "../../../machines/slip/slip.schema.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { legName, pickPlace, pickTime } from "../pick-names.ts";
import { LegScore } from "../leg-score.tsx";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import type { SlipProps } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

/** One leg with its own price and its own availability. */
export function SlipLegRow({ leg, betting }: SlipProps & { leg: SlipLeg }) {
  const state = useSelector(leg.ref, (snapshot) => snapshot);
  const canRemove = useSlip(betting, ({ slip }) => slip.can({ type: "slip.remove", id: leg.entry.id }));
  const canAccept = useSlip(betting, ({ slip }) => slip.can({ type: "slip.acceptPrice", id: leg.entry.id }));
  const { entry } = leg;
  const name = legName(entry);
  const place = pickPlace(entry);
  const time = pickTime(entry);
  const { betPrice, seenPrice } = state.context;
  const move = state.matches({ price: "up" }) ? "up" : state.matches({ price: "down" }) ? "down" : null;
  const isClosed = state.matches({ availability: "closed" });
  const unavailable = state.matches({ availability: "suspended" })
    ? SLIP_TEXT.suspended
    : isClosed
      ? SLIP_TEXT.closed
      : null;

  return (
    <li
      data-machine="slip-leg"
      data-state={stateText(state.value)}
      data-selection={entry.id}
      className={classNames("border-b border-line px-3 py-2 text-sm", isClosed && "bg-sunken grayscale")}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className={classNames("truncate font-bold", unavailable && "text-muted line-through")}>{name}</p>
          {place && <p className="truncate text-xs text-muted">{place}</p>}
        </div>
        <div className="grid shrink-0 justify-items-end gap-0.5">
          <span
            className={classNames(
              "font-bold tabular-nums",
              isClosed && "font-normal text-muted line-through",
              move === "up" && "text-rise",
              move === "down" && "text-fall",
            )}
          >
            {move && <span aria-hidden="true">{move === "up" ? "▲" : "▼"} </span>}
            {formatPrice(betPrice)}
          </span>
          {move && <s className="text-2xs text-faint tabular-nums">{formatPrice(seenPrice)}</s>}
        </div>
        <button
          type="button"
          aria-label={SLIP_TEXT.remove(name)}
          disabled={!canRemove}
          onClick={() => betting.edit({ type: "slip.remove", id: entry.id })}
          className="-mr-1.5 grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink disabled:bg-transparent disabled:text-faint disabled:opacity-50"
        >
          <Cross />
        </button>
      </div>
      {/* As high with news as without: what follows does not move. */}
      <div className="flex min-h-7 items-center justify-between gap-2">
        <span className="min-w-0 truncate text-2xs text-faint tabular-nums">
          <LegScore pick={entry} />
          {time}
        </span>
        {unavailable && (
          <span className="shrink-0 rounded-sm bg-warn-soft px-1.5 text-xs font-semibold text-warn">{unavailable}</span>
        )}
        {move && !unavailable && (
          <span className="flex shrink-0 items-center gap-2">
            <span className={classNames("text-xs", move === "up" ? "text-rise" : "text-fall")}>{SLIP_TEXT[move]}</span>
            {canAccept && (
              <Button
                size="sm"
                aria-label={SLIP_TEXT.acceptOf(name)}
                onClick={() => betting.edit({ type: "slip.acceptPrice", id: entry.id })}
              >
                {SLIP_TEXT.accept}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}

/** Drawn in place: a browser fetches and reads the file of the icons again for each leg that is added. */
function Cross() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={14} height={14} stroke="currentColor" strokeWidth="1.8">
      <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}

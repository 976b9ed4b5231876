import { useLayoutEffect, useRef } from "react";
import { availabilityOf, type LegAvailability } from "../../../domain/sports/slip/availability.ts";
import { paintDisabled, paintPrice } from "./paint-price.ts";
import { usePriceStore } from "./price-store-context.ts";
import "./price-cell.css";

export interface PriceCellProps {
  selectionId: string;
  /** What is bet on: a team, 무, 오버. */
  name: string;
  /** Said before the name where the name alone would be unclear, such as the line. */
  prefix?: string | undefined;
  /** What a phone shows in place of a long name. */
  shortName?: string | undefined;
  /** After the name, never cut off: "+0.5". */
  line?: string | undefined;
  pressed: boolean;
  /** No price is shown and none can be picked. */
  isClosed?: boolean | undefined;
  /** Name at the end, for the away side. */
  mirror?: boolean;
  centred?: boolean;
  /** Pressed; whether it is taken is for the slip to say. */
  onPick: (selectionId: string, availability: LegAvailability) => void;
}

/** A toggle that picks one selection. Its price is painted by the store's frame, past React. */
export function PriceCell(props: PriceCellProps) {
  const {
    selectionId,
    name,
    shortName = name,
    prefix,
    line,
    pressed,
    isClosed = false,
    mirror,
    centred,
    onPick,
  } = props;
  const store = usePriceStore();
  const button = useRef<HTMLButtonElement>(null);
  const value = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    const holder = value.current;
    if (!element || !holder) return;
    const text = document.createTextNode("");
    holder.replaceChildren(text);
    if (isClosed) return paintPrice(element, text, null, undefined);
    let shown = store.read(selectionId) ?? null;
    paintPrice(element, text, null, shown ?? undefined);
    return store.subscribe(selectionId, (now) => {
      paintPrice(element, text, shown, now);
      shown = now ?? null;
    });
  }, [store, selectionId, isClosed]);

  useLayoutEffect(() => {
    if (button.current) paintDisabled(button.current, pressed);
  }, [pressed]);

  return (
    <button
      ref={button}
      type="button"
      className="price-cell"
      aria-pressed={pressed}
      data-selection={selectionId}
      data-mirror={mirror ? "" : undefined}
      data-centred={centred ? "" : undefined}
      onClick={() => onPick(selectionId, isClosed ? "closed" : availabilityOf(store.read(selectionId)?.status))}
    >
      <span className="price-cell-name">
        {prefix ? <span className="sr-only">{prefix} </span> : null}
        {shortName === name ? (
          name
        ) : (
          <>
            <span className="sr-only break-keep wrap-anywhere tablet:not-sr-only">{name}</span>
            <span aria-hidden="true" className="tablet:hidden">
              {shortName}
            </span>
          </>
        )}
      </span>
      {line ? <span className="price-cell-line">{line}</span> : null}
      <span ref={value} className="price-cell-value" />
    </button>
  );
}

// Writing a price into its button by hand costs a quarter of what React costs for the same; React mounts
// the button once and never touches what is written here.
import type { PriceNow } from "../../../api/prices/price-store.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { availabilityOf } from "../../../domain/sports/slip/availability.ts";
import { PRICE_TEXT } from "./text.ts";

function textOf(now: PriceNow | undefined): string {
  const availability = availabilityOf(now?.status);
  if (availability !== "open") return PRICE_TEXT[availability];
  return now ? formatPrice(now.betPrice) : "";
}

/** What is picked can be taken out at any time. */
export function paintDisabled(button: HTMLElement, isPicked: boolean): void {
  button.ariaDisabled = isPicked || button.dataset.state === "open" ? null : "true";
}

/** Brings the button and its text node to `now`, with as few writes as that takes. */
export function paintPrice(button: HTMLElement, text: Text, before: PriceNow | null, now: PriceNow | undefined): void {
  if (!before || before.betPrice !== now?.betPrice || before.status !== now.status) text.data = textOf(now);
  if (!before || before.status !== now?.status) {
    button.dataset.state = availabilityOf(now?.status);
    paintDisabled(button, button.ariaPressed === "true");
  }
  const move = now?.move ?? null;
  if (before && before.move === move) return;
  if (move) button.setAttribute("data-move", move);
  else button.removeAttribute("data-move");
}

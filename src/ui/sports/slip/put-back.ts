import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";
import type { BettingSlip } from "./betting.ts";

/** Picks these again as open; their prices are asked for before they can be bet on. */
export function putBack({ shown, edit }: BettingSlip, entries: readonly SlipEntry[]): void {
  const held = new Set(shown().slip.context.legs.map((leg) => leg.entry.id));
  for (const entry of entries) if (!held.has(entry.id)) edit({ type: "slip.pick", entry, availability: "open" });
  edit({ type: "prices.check" });
}

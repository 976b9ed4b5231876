import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";
import type { SlipActor } from "./betting.ts";

/** Picks these again as open; their prices are asked for before they can be bet on. */
export function putBack(slip: SlipActor, entries: readonly SlipEntry[]): void {
  const held = new Set(slip.getSnapshot().context.legs.map((leg) => leg.entry.id));
  for (const entry of entries) if (!held.has(entry.id)) slip.send({ type: "slip.pick", entry, availability: "open" });
  slip.send({ type: "prices.check" });
}

// What a price and its market take: apart, because lists read it before the slip's other rules are loaded.
import type { SlipPick } from "./pick.ts";

const LEG_AVAILABILITIES = ["open", "suspended", "closed"] as const;
export type LegAvailability = (typeof LEG_AVAILABILITIES)[number];

/** Settled and void markets take no bets, as closed ones do; so does a status that is not known. */
export function availabilityOf(status: string | undefined): LegAvailability {
  return status === "open" || status === "suspended" ? status : "closed";
}

/** A closed price takes no pick. A pick that is in the slip can be taken out at any time. */
export function takesPick(
  entries: readonly Pick<SlipPick, "id">[],
  pick: Pick<SlipPick, "id">,
  availability: LegAvailability,
): boolean {
  return availability === "open" || entries.some((entry) => entry.id === pick.id);
}

import { useMatch } from "@tanstack/react-router";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { LegAvailability } from "../../../domain/sports/slip/availability.ts";
import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";
import { type SlipName, slipAt } from "../../../domain/sports/slip/slips.ts";
import type { SlipLeg } from "../../../machines/slip/slip.schema.ts";
import { useApp } from "../../app-context.ts";
import type { BettingSlip, BettingLists, BettingStores } from "./betting.ts";

/** What a page with prices needs of the member who is logged in; prepares the slip. */
export function useLists(): BettingLists | null {
  const { betting } = useApp();
  useEffect(() => betting.prepare(), [betting]);
  return useSyncExternalStore(betting.subscribe, betting.readLists);
}

/** What the stream tells; null until it is there. It asks for no slip. */
export function useStores(): BettingStores | null {
  const { betting } = useApp();
  return useSyncExternalStore(betting.subscribe, betting.readLists);
}

/** The slip of the page that is shown. By the page's own match: the address is the next page's before that is shown. */
export function usePageSlip(): SlipName {
  return useMatch({ strict: false, select: ({ pathname }) => slipAt(pathname) });
}

/** The betting with the page's slip, once it is there. */
export function useBettingSlip(): BettingSlip | null {
  const { betting } = useApp();
  const name = usePageSlip();
  return useSyncExternalStore(betting.subscribe, () => betting.read(name));
}

/** The legs of the page's slip; none until it is there. */
export function useLegs(): readonly SlipLeg[] | undefined {
  const { betting } = useApp();
  const name = usePageSlip();
  return useSyncExternalStore(betting.subscribe, () => betting.read(name)?.shown().slip.context.legs);
}

export type PickEntry = (entry: SlipEntry, availability: LegAvailability) => void;

/** Puts what is pressed into the page's slip, or takes it out. */
export function usePick(): PickEntry {
  const { betting } = useApp();
  const name = usePageSlip();
  return useCallback((entry, availability) => betting.pick(name, entry, availability), [betting, name]);
}

import { useSelector } from "@xstate/react";
import { useDesk } from "../slip/use-desk.ts";

/** The ids of what is in the slip. */
export function usePicked(): ReadonlySet<string> {
  const legs = useSelector(useDesk()?.slip, (snapshot) => snapshot?.context.legs);
  return new Set(legs?.map((leg) => leg.entry.id));
}

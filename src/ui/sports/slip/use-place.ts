import { useSelector } from "@xstate/react";
import type { PlacementActor, SlipActor } from "./betting.ts";

/** Opens the confirmation where the slip and the connection let it; `isEnabled` says whether they do. */
export function usePlace({ slip, placement }: { slip: SlipActor; placement: PlacementActor }) {
  const isPlaceable = useSelector(slip, (snapshot) => snapshot.hasTag("placeable"));
  const canOpen = useSelector(placement, (snapshot) => snapshot.can({ type: "placement.open" }));
  const isEnabled = isPlaceable && canOpen;
  const open = (): void => {
    if (isEnabled) placement.send({ type: "placement.open" });
  };
  return { isEnabled, open };
}

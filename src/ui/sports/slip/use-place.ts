import { useSelector } from "@xstate/react";
import { betRequest } from "./bet-request.ts";
import type { PlacementActor, SlipActor } from "./betting.ts";
import { keepLastStake } from "./last-stake.ts";
import { SLIP_TEXT } from "./text.ts";

/**
 * One press on Place, where the slip and the connection let it. While something moved its label says so, and the press
 * consents to what is shown: decisions, rule 45.
 */
export function usePlace({ slip, placement }: { slip: SlipActor; placement: PlacementActor }) {
  const snapshot = useSelector(slip, (state) => state);
  const request = betRequest(snapshot.context);
  const canOpen = useSelector(placement, (state) => state.can({ type: "placement.open", request }));
  const isEnabled = snapshot.hasTag("placeable") && canOpen;
  const open = (): void => {
    if (!isEnabled) return;
    keepLastStake(slip, request.stake);
    placement.send({ type: "placement.open", request });
  };
  return { isEnabled, open, label: labelOf(snapshot) };
}

/** What the press does, as it is said on its button. */
export function labelOf(snapshot: ReturnType<SlipActor["getSnapshot"]>): string {
  return snapshot.hasTag("moved") ? SLIP_TEXT.acceptAndPlace : SLIP_TEXT.place;
}

import { useSelector } from "@xstate/react";
import { Button } from "../../primitives/button.tsx";
import type { PlacementActor, SlipActor } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";

/** Opens the confirmation. It keeps the focus while it is not to be pressed, and says why. */
export function PlaceButton(props: { slip: SlipActor; placement: PlacementActor; reasonId: string }) {
  const isPlaceable = useSelector(props.slip, (snapshot) => snapshot.hasTag("placeable"));
  const canOpen = useSelector(props.placement, (snapshot) => snapshot.can({ type: "placement.open" }));
  const isEnabled = isPlaceable && canOpen;
  return (
    <Button
      look="primary"
      size="lg"
      className="w-full aria-disabled:cursor-not-allowed"
      aria-disabled={isEnabled ? undefined : true}
      aria-describedby={props.reasonId}
      onClick={() => isEnabled && props.placement.send({ type: "placement.open" })}
    >
      {SLIP_TEXT.place}
    </Button>
  );
}

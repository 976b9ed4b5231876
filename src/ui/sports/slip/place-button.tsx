import { useSelector } from "@xstate/react";
import { Button } from "../../primitives/button.tsx";
import { blockText } from "./block-text.ts";
import type { SlipPanelProps } from "./betting.ts";
import { usePlace } from "./use-place.ts";

export interface PlaceButtonProps extends SlipPanelProps {
  reasonId: string;
  /** After a press that asks or places. */
  onPlace?: () => void;
}

/**
 * Asks for the confirmation, or places at once. It keeps the focus while it is not to be pressed, and shows why. Its height is the same in
 * both cases, so that nothing moves under the finger.
 */
export function PlaceButton({ reasonId, onPlace, ...props }: PlaceButtonProps) {
  const { isEnabled, open, label } = usePlace(props);
  const isFresh = useSelector(props.live, (snapshot) => snapshot.hasTag("fresh"));
  const reason = useSelector(props.slip, (snapshot) => blockText(snapshot, isFresh));
  return (
    <Button
      look={isEnabled ? "primary" : "quiet"}
      className="h-12 w-full px-2 text-base aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-muted aria-disabled:opacity-100 aria-disabled:hover:bg-raised"
      aria-disabled={isEnabled ? undefined : true}
      aria-describedby={reasonId}
      onClick={() => {
        open();
        if (isEnabled) onPlace?.();
      }}
    >
      <span className="grid min-w-0 leading-tight">
        {label}
        {!isEnabled && reason && (
          <span aria-hidden="true" className="truncate text-xs font-normal text-warn">
            {reason}
          </span>
        )}
      </span>
    </Button>
  );
}

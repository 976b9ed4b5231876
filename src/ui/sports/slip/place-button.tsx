import { Button } from "../../primitives/button.tsx";
import type { SlipProps } from "./betting.ts";
import { blockText } from "./shown.ts";
import { usePlace } from "./use-place.ts";
import { useSlip } from "./use-slip.ts";

export interface PlaceButtonProps extends SlipProps {
  reasonId: string;
  /** After a press that asks or places. */
  onPlace?: () => void;
}

/**
 * Asks for the confirmation, or places at once. It keeps the focus while it is not to be pressed, and shows why. Its height is the same in
 * both cases, so that nothing moves under the finger.
 */
export function PlaceButton({ reasonId, onPlace, betting }: PlaceButtonProps) {
  const { isEnabled, open, label } = usePlace(betting);
  const reason = useSlip(betting, blockText);
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

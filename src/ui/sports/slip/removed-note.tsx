import { Button } from "../../primitives/button.tsx";
import type { SlipProps } from "./betting.ts";
import { putBack } from "./put-back.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

/** Offers what was taken out last, until the next pick. */
export function RemovedNote({ betting }: SlipProps) {
  const removed = useSlip(betting, ({ slip }) => slip.context.removed);
  if (removed.length === 0) return null;
  return (
    <div className="flex items-center justify-between gap-2 border-b border-line bg-sunken px-3 py-1 text-xs">
      <output>{SLIP_TEXT.removed(removed.length)}</output>
      <Button size="sm" look="ghost" className="underline" onClick={() => putBack(betting, removed)}>
        {SLIP_TEXT.putBack}
      </Button>
    </div>
  );
}

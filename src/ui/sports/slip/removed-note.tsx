import { useSelector } from "@xstate/react";
import { Button } from "../../primitives/button.tsx";
import type { SlipActor } from "./betting.ts";
import { putBack } from "./put-back.ts";
import { SLIP_TEXT } from "./text.ts";

/** Offers what was taken out last, until the next pick. */
export function RemovedNote({ slip }: { slip: SlipActor }) {
  const removed = useSelector(slip, (snapshot) => snapshot.context.removed);
  if (removed.length === 0) return null;
  return (
    <div className="flex items-center justify-between gap-2 border-b border-line bg-sunken px-3 py-1 text-xs">
      <output>{SLIP_TEXT.removed(removed.length)}</output>
      <Button size="sm" look="ghost" className="underline" onClick={() => putBack(slip, removed)}>
        {SLIP_TEXT.putBack}
      </Button>
    </div>
  );
}

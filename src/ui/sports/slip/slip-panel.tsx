import { lazy, Suspense, useEffect } from "react";
import { loadAhead } from "../../load-ahead.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { EmptySlip } from "./empty-slip.tsx";
import type { SlipProps } from "./betting.ts";
import { isBare, legCount } from "./shown.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

const loadContents = () => import("./slip-contents.tsx").then((file) => ({ default: file.SlipContents }));
const SlipContents = lazy(loadContents);

/** The slip. An empty one says so; what a filled one shows is loaded ahead. */
export function SlipPanel({ betting }: SlipProps) {
  const state = useSlip(betting, ({ slip }) => stateText(slip.value));
  const count = useSlip(betting, legCount);
  const hasNothing = useSlip(betting, isBare);
  useEffect(() => loadAhead(loadContents), []);
  return (
    <div data-machine="slip" data-state={state} className="flex min-h-0 flex-col">
      {count === 0 && <EmptySlip />}
      {!hasNothing && (
        <Suspense>
          <SlipContents betting={betting} />
        </Suspense>
      )}
    </div>
  );
}

/** Empties the slip; where there is nothing to empty it is not to be pressed. */
export function ClearButton({ betting }: SlipProps) {
  const canClear = useSlip(betting, ({ slip }) => slip.can({ type: "slip.clear" }));
  return (
    <Button size="sm" look="ghost" disabled={!canClear} onClick={() => betting.edit({ type: "slip.clear" })}>
      <Icon name="trash" size={14} />
      {SLIP_TEXT.clear}
    </Button>
  );
}

import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { loadAhead } from "../../load-ahead.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { EmptySlip } from "./empty-slip.tsx";
import type { SlipActor, SlipPanelProps } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";

const loadContents = () => import("./slip-contents.tsx").then((file) => ({ default: file.SlipContents }));
const SlipContents = lazy(loadContents);

/** The slip. An empty one says so; what a filled one shows is loaded ahead. */
export function SlipPanel(props: SlipPanelProps) {
  const { slip, placement } = props;
  const state = useSelector(slip, (snapshot) => stateText(snapshot.value));
  const isEmpty = useSelector(slip, (snapshot) => snapshot.context.legs.length === 0);
  const isEditing = useSelector(placement, (snapshot) => snapshot.matches("editing"));
  const hasRemoved = useSelector(slip, (snapshot) => snapshot.context.removed.length > 0);
  useEffect(() => loadAhead(loadContents), []);
  return (
    <div data-machine="slip" data-state={state} className="flex min-h-0 flex-col">
      {isEmpty && <EmptySlip />}
      {!(isEmpty && isEditing && !hasRemoved) && (
        <Suspense>
          <SlipContents {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Empties the slip; where there is nothing to empty it is not to be pressed. */
export function ClearButton({ slip }: { slip: SlipActor }) {
  const canClear = useSelector(slip, (snapshot) => snapshot.can({ type: "slip.clear" }));
  return (
    <Button size="sm" look="ghost" disabled={!canClear} onClick={() => slip.send({ type: "slip.clear" })}>
      <Icon name="trash" size={14} />
      {SLIP_TEXT.clear}
    </Button>
  );
}

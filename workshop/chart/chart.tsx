import { useMemo, useState } from "react";
import { readStored, removeStored, writeStored } from "../../src/ui/browser-storage.ts";
import { ChartView, type ChartViewProps } from "../../src/ui/chart/chart-view.tsx";
import type { ChartModel } from "../../src/ui/chart/drawing.ts";
import { Button } from "../../src/ui/primitives/button.tsx";
import { foldable, foldChart } from "./fold.ts";
import { CHART_TOOLS_TEXT as TEXT } from "./text.ts";
import { useDrawing } from "./use-drawing.ts";

export interface ChartProps extends Omit<ChartViewProps, "machine" | "drawing" | "onFold" | "tools"> {
  model: ChartModel;
  /** What is folded of it, by path, where nobody has folded or unfolded anything of this machine. */
  foldedAtStart?: readonly string[] | undefined;
}

const keyOf = (machine: string): string => `workshop.folded.${machine}`;

const NONE: readonly string[] = [];

/** What was folded of a machine when it was seen last, by path; null: it was left as it began. */
function foldedBefore(machine: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(machine)) ?? "null");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : null;
  } catch {
    return null;
  }
}

/** A chart, laid out here, with the states folded that were folded when it was seen last. */
export function Chart({ model, foldedAtStart = NONE, ...rest }: ChartProps) {
  const [folded, setFolded] = useState(() => foldedBefore(model.machine) ?? foldedAtStart);
  const shown = useMemo(() => foldChart(model, new Set(folded)), [model, folded]);
  const drawing = useDrawing(shown);
  const all = foldable(model);
  const fold = (paths: readonly string[]): void => {
    setFolded(paths);
    if (paths.length === 0 && foldedAtStart.length === 0) removeStored(keyOf(model.machine));
    else writeStored(keyOf(model.machine), JSON.stringify(paths));
  };
  return (
    <ChartView
      machine={model.machine}
      drawing={drawing}
      onFold={(state) => fold(folded.includes(state) ? folded.filter((one) => one !== state) : [...folded, state])}
      tools={
        all.length > 0 && (
          <>
            <Button size="sm" onClick={() => fold(all)} disabled={all.every((one) => folded.includes(one))}>
              {TEXT.foldAll}
            </Button>
            <Button size="sm" onClick={() => fold([])} disabled={!all.some((one) => folded.includes(one))}>
              {TEXT.unfoldAll}
            </Button>
          </>
        )
      }
      {...rest}
    />
  );
}

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
}

const keyOf = (machine: string): string => `workshop.folded.${machine}`;

/** What was folded of a machine when it was seen last, by path. */
function foldedBefore(machine: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(machine)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** A chart, laid out here, with the states folded that were folded when it was seen last. */
export function Chart({ model, ...rest }: ChartProps) {
  const [folded, setFolded] = useState(() => foldedBefore(model.machine));
  const shown = useMemo(() => foldChart(model, new Set(folded)), [model, folded]);
  const drawing = useDrawing(shown);
  const all = foldable(model);
  const fold = (paths: readonly string[]): void => {
    setFolded(paths);
    if (paths.length === 0) removeStored(keyOf(model.machine));
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

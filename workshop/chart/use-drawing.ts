import { useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import type { Drawing } from "../../src/ui/chart/drawing.ts";
import { layChart } from "./layout.ts";

/** null until the chart was laid out. */
export function useDrawing(machine: AnyStateMachine): Drawing | null {
  const [drawn, setDrawn] = useState<{ of: AnyStateMachine; drawing: Drawing } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    layChart(machine).then(
      (drawing) => isWanted && setDrawn({ of: machine, drawing }),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [machine]);
  if (failure !== null) throw failure;
  return drawn?.of === machine ? drawn.drawing : null;
}

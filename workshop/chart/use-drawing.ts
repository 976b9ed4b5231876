import { useEffect, useState } from "react";
import type { ChartModel, Drawing } from "../../src/ui/chart/drawing.ts";
import { layModel } from "./layout.ts";

/** null until the first chart was laid out; while another is laid out the one before stays. */
export function useDrawing(model: ChartModel): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    layModel(model).then(
      (drawn) => isWanted && setDrawing(drawn),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [model]);
  if (failure !== null) throw failure;
  return drawing?.model.machine === model.machine ? drawing : null;
}

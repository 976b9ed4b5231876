import type { AnyStateMachine } from "xstate";
import { ChartView, type ChartViewProps } from "../../src/ui/chart/chart-view.tsx";
import { useDrawing } from "./use-drawing.ts";

export interface ChartProps extends Omit<ChartViewProps, "machine" | "drawing"> {
  machine: AnyStateMachine;
}

/** A machine's chart, laid out here. */
export function Chart({ machine, ...rest }: ChartProps) {
  return <ChartView machine={machine.id} drawing={useDrawing(machine)} {...rest} />;
}

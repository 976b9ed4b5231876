// The words of a drawing, and how large they are.
import type { ChartLine, ChartState } from "./drawing.ts";
import { textWidth } from "./measure.ts";
import { CHART_TEXT as TEXT } from "./text.ts";

export const SIZES = { name: 13, line: 11, nameHeight: 26, lineHeight: 16, pad: 10, dot: 10 } as const;

/** Above it the guard of a label goes to a row of its own, in px. */
const LABEL_WIDTH = 150;

export function lineText({ event, guard }: ChartLine): string {
  return guard === null ? event : `${event} [${guard}]`;
}

/** The lines in a state's box, below its name. */
export function boxLines(state: ChartState): string[] {
  return [...state.invokes.map(TEXT.invoke), ...state.inner.map(lineText)];
}

/** A label's rows: a long guard goes below its event. */
export function labelRows(line: ChartLine): string[] {
  const text = lineText(line);
  return line.guard === null || textWidth(text, SIZES.line) <= LABEL_WIDTH ? [text] : [line.event, `[${line.guard}]`];
}

/** The name with what kind of state it is, where it does not show. */
export function nameText(state: ChartState): string {
  return state.kind === "parallel" ? `${state.name} · ${TEXT.parallel}` : state.name;
}

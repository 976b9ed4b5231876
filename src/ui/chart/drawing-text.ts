// The words of a drawing, and how large they are.
import type { ChartLine, ChartState, ChildMachine, Mark } from "./drawing.ts";
import { textWidth } from "./measure.ts";
import { CHART_TEXT as TEXT } from "./text.ts";

export const SIZES = { name: 13, line: 11, nameHeight: 26, lineHeight: 16, pad: 10, dot: 10, toggle: 20 } as const;

/** Above it the guard of a label goes to a row of its own, in px. */
const LABEL_WIDTH = 150;

/** A mark is a sign and not a colour alone. */
const SIGNS: Readonly<Record<Mark, string>> = { came: "+ ", went: "− ", changed: "~ " };
const signOf = (mark: Mark | undefined): string => (mark === undefined ? "" : SIGNS[mark]);

export function lineText({ event, guard, mark }: ChartLine): string {
  return signOf(mark) + (guard === null ? event : `${event} [${guard}]`);
}

interface BoxLine {
  text: string;
  /** The transition that it is. */
  line?: ChartLine;
  /** The machine that it names. */
  child?: ChildMachine;
}

/** The lines in a state's box, below its name. */
export function boxLines({ invokes, machines = [], inner, folded }: ChartState): BoxLine[] {
  const actors = invokes.filter((id) => !machines.some(({ actor }) => actor === id));
  return [
    ...machines.map((child) => ({ text: TEXT.child(child.actor, child.machine), child })),
    ...actors.map((id) => ({ text: TEXT.invoke(id) })),
    ...inner.map((line) => ({ text: lineText(line), line })),
    ...(folded === undefined ? [] : [{ text: TEXT.folded(folded) }]),
  ];
}

/** A label's rows: a long guard goes below its event. */
export function labelRows(line: ChartLine): string[] {
  const text = lineText(line);
  return line.guard === null || textWidth(text, SIZES.line) <= LABEL_WIDTH
    ? [text]
    : [signOf(line.mark) + line.event, `[${line.guard}]`];
}

/** The name with what kind of state it is, where it does not show. */
export function nameText(state: ChartState): string {
  const name = signOf(state.mark) + state.name;
  return state.kind === "parallel" ? `${name} · ${TEXT.parallel}` : name;
}

// A machine as it is drawn: boxes in boxes, arrows between them, and what a state does without leaving. `workshop/chart`
// lays charts out; who shows one needs no layout.
import type { Box, Point } from "./boxes.ts";

type StateKind = "atomic" | "compound" | "parallel" | "final" | "history";

/** How a part differs from an older version of its chart. */
export type Mark = "came" | "went" | "changed";

export interface ChartLine {
  /** The transition's id, as the path generator prints it. */
  id: string;
  event: string;
  /** null: it has none and no other branch either. */
  guard: string | null;
  mark?: Mark;
}

/** A machine that runs inside of this one. */
export interface ChildMachine {
  /** What it is called there. */
  actor: string;
  /** Its own id. */
  machine: string;
}

export interface ChartState {
  /** Its path; empty for the machine itself. */
  id: string;
  name: string;
  kind: StateKind;
  parent: string | null;
  /** The path of the child that it begins with. */
  initial: string | null;
  /** Actors that run while it is active, by id. */
  invokes: readonly string[];
  /** Transitions that leave it where it is. */
  inner: readonly ChartLine[];
  /** Of the invoked actors those that are machines; of the root also those that the chart starts elsewhere. */
  machines?: readonly ChildMachine[];
  /** How many states are folded into it; left out where none is. */
  folded?: number;
  mark?: Mark;
}

/** One arrow; transitions of equal source and target share it. */
export interface ChartArrow {
  id: string;
  from: string;
  to: string;
  lines: readonly ChartLine[];
}

export interface ChartModel {
  machine: string;
  states: readonly ChartState[];
  arrows: readonly ChartArrow[];
}

export interface DrawnState extends Box {
  state: ChartState;
  isContainer: boolean;
  name: Box;
  /** Its lines: below its name, or in a container where its arrows leave room; null: it has none. */
  words: Box | null;
}
export interface DrawnArrow {
  arrow: ChartArrow;
  points: readonly Point[];
  label: Box;
}
/** The dot and the arrow to the state that a container begins with. */
interface DrawnInitial {
  of: string;
  dot: Point;
  points: readonly Point[];
}

export interface Drawing {
  model: ChartModel;
  width: number;
  height: number;
  states: readonly DrawnState[];
  arrows: readonly DrawnArrow[];
  initials: readonly DrawnInitial[];
}

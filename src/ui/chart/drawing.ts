// A machine as it is drawn: boxes in boxes, arrows between them, and what a state does without leaving. `workshop/chart`
// lays charts out; who shows one needs no layout.
import type { Box, Point } from "./boxes.ts";

type StateKind = "atomic" | "compound" | "parallel" | "final" | "history";

export interface ChartLine {
  /** The transition's id, as the path generator prints it. */
  id: string;
  event: string;
  /** null: it has none and no other branch either. */
  guard: string | null;
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
}

/** One arrow; transitions of equal source and target share it. */
interface ChartArrow {
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

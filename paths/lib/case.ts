// A case that a person does, and the list of the cases of a machine.
import type { Doer, Precondition, Priority } from "./by-hand.ts";
import type { Edge } from "./graph.ts";
import type { Path } from "./tour.ts";

export interface CaseStep {
  by: Doer;
  does: string;
  how: string | null;
  data: string | null;
  /** What is seen then, in the words of the page. */
  expects: readonly string[];
  /** What is seen for a moment before that, where the product goes on by itself. */
  passes: readonly string[];
  /** The edges that the step takes; none of a preparation. */
  edges: readonly Edge[];
}

export interface TestCase {
  /** Stays the same when other cases come and go. */
  id: string;
  title: string;
  /** The target that the case exists for. */
  purpose: string;
  machine: string;
  start: string;
  area: readonly string[];
  priority: Priority;
  /** Expected, whole. */
  minutes: number;
  precondition: Precondition;
  /** What is seen before the first step. */
  begins: readonly string[];
  steps: readonly CaseStep[];
  always: readonly string[];
  requirements: readonly string[];
  path: Path;
  /** Every target that the case takes. */
  covers: readonly string[];
}

export interface ScriptOnly {
  target: string;
  why: string;
}

export interface Cases {
  cases: readonly TestCase[];
  scriptOnly: readonly ScriptOnly[];
}

/** Numbers that were given, by start and purpose. A number is never given twice. */
export type CaseNumbers = Record<string, number>;

// What the mutation test of a machine must know beside its chart.

/** Reasons by the id of the mutant. */
export type Reasons = Readonly<Record<string, string>>;

export interface MutantNotes {
  /** Functions with a boundary that the guards ask, by file from the root; their comparisons count as the chart's own. */
  boundaries?: Readonly<Record<string, readonly string[]>>;
  /** Files of the machine's folder, beside the chart, whose comparisons count too. */
  sources?: readonly string[];
  /** Mutants that nobody can notice. An entry without its mutant, or whose mutant is noticed, is an error. */
  equivalent?: Reasons;
}

export function defineMutants(notes: MutantNotes): MutantNotes {
  return notes;
}

/** One reason for several branches: each of them and the next exclude one another, so their order says nothing. */
export function anyOrder(reason: string, ids: readonly string[]): Reasons {
  return Object.fromEntries(ids.map((id) => [`branches swapped: ${id} and the next`, reason]));
}

/** One reason for several mutants. */
export function all(reason: string, ids: readonly string[]): Reasons {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}

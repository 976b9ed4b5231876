// What came of cases that were done by hand, and how much of the machines they took.
import type { TestCase } from "./case.ts";

export const OUTCOMES = ["Pass", "Fail", "Blocked", "N/A", "N/T"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Worse first: a case is as its worst step. */
const WORSE: readonly Outcome[] = ["Fail", "Blocked", "N/T", "N/A", "Pass"];

export interface ToldResult {
  id: string;
  outcome: Outcome;
  /** What was seen, the number of the defect. */
  note: string;
  /** How long it took; null where nobody measured it. */
  ms: number | null;
}

/** A case with what came of it. */
export interface DoneCase extends Omit<ToldResult, "id"> {
  of: TestCase;
}

export interface ReadResults {
  results: readonly ToldResult[];
  /** What could not be read, a sentence each. */
  problems: readonly string[];
}

/** One line of what was told: a case has one or several. */
export interface ToldLine {
  id: string;
  outcome: string;
  note: string;
}

/** Lines as results of cases. A line without an outcome says nothing; a case of such lines alone was not done. */
export function readResults(lines: readonly ToldLine[]): ReadResults {
  const problems: string[] = [];
  const found = new Map<string, ToldResult>();
  for (const { id, outcome: text, note } of lines) {
    if (text.trim() === "") continue;
    const outcome = OUTCOMES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (!outcome) {
      problems.push(`${id}: 결과 “${text}”는 ${OUTCOMES.join(", ")} 가운데 하나가 아니다`);
      continue;
    }
    const known = found.get(id);
    const isWorse = !known || WORSE.indexOf(outcome) < WORSE.indexOf(known.outcome);
    const notes = [known?.note, note].filter((one) => one).join(" · ");
    found.set(id, { id, outcome: isWorse ? outcome : known.outcome, note: notes, ms: null });
  }
  return { results: [...found.values()], problems };
}

export interface MachineResults {
  machine: string;
  done: readonly DoneCase[];
  /** How many cases came to each outcome; those that nobody told of are `N/T`. */
  counts: Readonly<Record<Outcome, number>>;
  /** Targets of cases that passed, and all that cases of the machine take. */
  taken: number;
  targets: number;
  failed: readonly ToldResult[];
}

/** The results of the cases of one machine; null where none of them was done. */
export function resultsOf(
  machine: string,
  cases: readonly TestCase[],
  told: ReadonlyMap<string, ToldResult>,
): MachineResults | null {
  if (!cases.some(({ id }) => told.has(id))) return null;
  const outcomeOf = ({ id }: TestCase): Outcome => told.get(id)?.outcome ?? "N/T";
  const done = cases.map((of): DoneCase => {
    const { outcome = "N/T", note = "", ms = null } = told.get(of.id) ?? {};
    return { of, outcome, note, ms };
  });
  const passed = cases.filter((one) => outcomeOf(one) === "Pass");
  const counted = OUTCOMES.map((one) => [one, cases.filter((it) => outcomeOf(it) === one).length] as const);
  return {
    machine,
    done,
    counts: Object.fromEntries(counted) as Record<Outcome, number>,
    taken: new Set(passed.flatMap(({ covers }) => covers)).size,
    targets: new Set(cases.flatMap(({ covers }) => covers)).size,
    failed: cases
      .flatMap(({ id }) => told.get(id) ?? [])
      .filter(({ outcome }) => outcome === "Fail" || outcome === "Blocked"),
  };
}

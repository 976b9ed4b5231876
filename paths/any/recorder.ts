// What shows while a machine steps: which of its functions threw, what guards said, and who looked at chance or the clock.
import type { Unsteady } from "./steady.ts";

export interface Fault {
  /** The function in which it came up; empty for the machine itself. */
  name: string;
  kind: "guard" | "action" | "machine";
  error: unknown;
}

export class Recorder {
  #stack: string[] = [];
  /** Of the step under way. */
  fault: Fault | null = null;
  /** What each guard answered. */
  readonly answers = new Map<string, Set<boolean>>();
  /** The text of each guard. */
  readonly guards = new Map<string, string>();
  /** Actions that stand in an action of XState's own, by the names that they get there. */
  readonly inner = new Map<string, (...args: unknown[]) => unknown>();
  /** Which functions asked for chance or the time. */
  readonly unsteady = new Map<string, Set<Unsteady>>();
  /** Types of the events of final states whose output somebody read though there is none. */
  readonly missingOutput = new Set<string>();
  /** Types of the events that were meant for a parent. */
  readonly toParent = new Set<string>();
  /** The texts of the machine's functions, by what they are. */
  readonly texts: { kind: Fault["kind"]; text: string }[] = [];

  readonly used = (what: Unsteady): void => {
    const name = this.#stack.at(-1);
    if (name === undefined) return;
    this.unsteady.set(name, (this.unsteady.get(name) ?? new Set()).add(what));
  };

  guardsAsk(what: Unsteady): boolean {
    return [...this.unsteady].some(([name, all]) => this.guards.has(name) && all.has(what));
  }

  /** Forgets what the machine said to values that nobody sends. */
  clear(): void {
    for (const one of [this.answers, this.unsteady, this.missingOutput, this.toParent]) one.clear();
  }

  fail(name: string, kind: Fault["kind"], error: unknown): void {
    this.fault ??= { name, kind, error };
  }

  /** Runs a function of the machine; what it throws is the fault of the step, and `otherwise` its answer. */
  inside<Result>(name: string, kind: Fault["kind"], run: () => Result, otherwise: Result): Result {
    this.#stack.push(name);
    try {
      return run();
    } catch (error) {
      this.fail(name, kind, error);
      return otherwise;
    } finally {
      this.#stack.pop();
    }
  }

  answered(name: string, answer: boolean): void {
    this.answers.set(name, (this.answers.get(name) ?? new Set()).add(answer));
  }
}

// Where a walk failed, as whoever looks for the cause asks: which step, what was expected, what refused it.
import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from "xstate";
import { activeNodes, guardName, leavesOf, nodePath } from "./chart.ts";
import type { Path } from "./tour.ts";

/** The step at which a walk failed. States are names of leaves, joined by " & ". */
export interface FailedStep {
  /** From 1; 0 is the start. */
  number: number;
  label: string;
  /** null at the start. */
  before: string | null;
  expected: string;
  /** Where the machine stood then; null where it had not come that far. */
  seen: string | null;
  /** Guards that did not let the event through, as `state event [guard]`. */
  refusedBy: readonly string[];
}

/** A walk on the machine failed. `path` is all that was to be walked, `reason` the message of what was thrown. */
export class WalkFailure extends Error {
  readonly step: FailedStep;
  readonly reason: string;
  readonly #path: Path;

  constructor(machine: string, path: Path, step: FailedStep, reason: string, options?: ErrorOptions) {
    const { number, label, before, expected, seen, refusedBy } = step;
    const parts = [
      `${machine}, step ${number} of ${path.length}, ${label}`,
      ...(before === null ? [] : [`in ${before}`]),
      `expected ${expected}, seen ${seen ?? "nothing"}`,
      ...(refusedBy.length === 0 ? [] : [`refused by ${refusedBy.join(", ")}`]),
    ];
    super(`${parts.join("; ")}: ${reason}`, options);
    this.name = "WalkFailure";
    this.step = step;
    this.#path = path;
    this.reason = reason;
  }

  /** A getter: a report that prints an error's fields leaves it out. */
  get path(): Path {
    return this.#path;
  }
}

export const placeOf = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot).join(" & ");

/** The guards that an event met in a snapshot and that did not let it through, the innermost states first. */
export function guardsAgainst(snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  const chosen = new Set<unknown>(chosenIn(snapshot, event));
  return activeNodes(snapshot)
    .toReversed()
    .flatMap((node) => {
      const branches = node.transitions.get(event.type) ?? [];
      const taken = branches.findIndex((one) => chosen.has(one));
      const where = nodePath(node) === "" ? "(root)" : nodePath(node);
      return (taken < 0 ? branches : branches.slice(0, taken)).flatMap((one) => {
        const guard = guardName(one);
        return guard === null ? [] : [`${where} ${event.type} [${guard}]`];
      });
    });
}

/** A guard that throws chooses nothing. */
function chosenIn(snapshot: AnyMachineSnapshot, event: EventObject): readonly AnyTransitionDefinition[] {
  try {
    return snapshot.machine.getTransitionData(snapshot, event);
  } catch {
    return [];
  }
}

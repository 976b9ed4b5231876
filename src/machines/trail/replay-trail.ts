// A trail walked once more through the machine itself: where the chart comes by the recorded events, beside where the page
// says that it stood. docs/decisions/disputes.md.
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from "xstate";
import type { TrailStep } from "../../api/contract/sports/trails.ts";
import type { TrailMachine } from "../../domain/sports/trail.ts";
import { cashOutMachine } from "../cash-out/cash-out.machine.ts";
import { cashOutReplay } from "./cash-out-replay.ts";
import { placementMachine } from "../placement/placement.machine.ts";
import { placementReplay } from "./placement-replay.ts";
import type { TrailReplay } from "./trail.ts";

const MACHINES: Readonly<Record<TrailMachine, { machine: AnyStateMachine; replay: TrailReplay }>> = {
  placement: { machine: placementMachine, replay: placementReplay },
  "cash-out": { machine: cashOutMachine, replay: cashOutReplay },
};

export interface ReplayedStep extends TrailStep {
  /** Where the machine stands. */
  seen: string;
  /** The transitions that the event took, by id. */
  taken: readonly string[];
}

interface Replayed {
  machine: TrailMachine;
  key: string;
  steps: readonly TrailStep[];
}

/** In this state the request has its key already. */
const isSent = (machine: AnyStateMachine, state: string): boolean =>
  state !== "storing" && machine.states[state]?.tags.includes("busy") === true;

/** One answer a step. After a difference the machine goes on from where the page says that it was. */
export function replayTrail({ machine: name, key, steps }: Replayed): ReplayedStep[] {
  const { machine, replay } = MACHINES[name];
  const standing = (state: string, context: object): AnyMachineSnapshot =>
    machine.resolveState({ value: state, context }) as AnyMachineSnapshot;
  const fresh = (forKey: string | null) => initialTransition(machine, replay.input(forKey))[0] as AnyMachineSnapshot;
  let now = fresh(null);

  const walk = ({ event, state, leftOut }: TrailStep): readonly string[] => {
    if (event.type === "trail.began")
      now = standing(state, { ...fresh(isSent(machine, state) ? key : null).context, ...replay.began(event) });
    else if (event.type === "trail.reloaded") now = fresh(key);
    else if (leftOut !== undefined) now = standing(state, now.context);
    else {
      const given = replay.restore(event, key);
      const taken = machine.getTransitionData(now, given).map(transitionName);
      now = transition(machine, now, given)[0] as AnyMachineSnapshot;
      return taken;
    }
    return [];
  };
  return steps.map((step) => {
    const hasState = step.state in machine.states;
    const taken = hasState ? walk(step) : [];
    const seen = String(now.value);
    if (hasState && seen !== step.state) now = standing(step.state, now.context);
    return { ...step, seen, taken };
  });
}

type Taken = ReturnType<AnyStateMachine["getTransitionData"]>[number];

/** As the chart and the generator of paths name it. */
function transitionName({ source, eventType, guard }: Taken): string {
  const where = source.path.join(".") || "(root)";
  const candidates = (source.transitions as ReadonlyMap<string, readonly unknown[]>).get(eventType) ?? [];
  if (candidates.length === 1) return `${where} ${eventType}`;
  const name = typeof guard === "object" && guard !== null && "type" in guard ? String(guard.type) : guard;
  return `${where} ${eventType} [${String(name ?? "else")}]`;
}

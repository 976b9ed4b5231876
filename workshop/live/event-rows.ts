// Every case of every event of a model, timers included, with whether it is possible now, and if not, who refuses.
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from "xstate";
import { guardName, isIn, nodePath, stateNodes, timersOf } from "../../paths/lib/chart.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { caseText, eventSentence, type Words } from "../../paths/lib/words.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

export interface CaseRow {
  /** `type/case`, or the type alone for a timer. */
  label: string;
  text: string;
  make: (snapshot: AnyMachineSnapshot) => EventObject;
}

export interface EventRow {
  type: string;
  sentence: string;
  cases: readonly CaseRow[];
}

/** All events of a model in the order in which it names them, timers last. */
export function eventRows({ machine, words, cases }: PathModel): EventRow[] {
  const timers = new Set(stateNodes(machine).flatMap((node) => node.after.map((timer) => timer.eventType)));
  const types = [...new Set([...cases.map((one) => one.type), ...timers])];
  return types.map((type) => {
    const own = cases
      .filter((one) => one.type === type)
      .map(({ name, make }) => ({ label: `${type}/${name}`, text: nameText(words, type, name), make }));
    return {
      type,
      sentence: eventSentence(words, type),
      cases: own.length > 0 ? own : [{ label: type, text: "", make: () => ({ type }) }],
    };
  });
}

/** By the name alone, which needs no snapshot; else by its label. */
function nameText(words: Words, type: string, name: string): string {
  const text = words.cases?.[name];
  return typeof text === "string" ? text : caseText(words, `${type}/${name}`, { type });
}

const ENDED = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** Why an event does nothing now, in words; null: it is possible. */
export function refusal(snapshot: AnyMachineSnapshot, event: EventObject): string | null {
  if (snapshot.status !== "active") return TEXT.ended;
  const { machine } = snapshot;
  const active = [
    machine.root as AnyStateNode,
    ...stateNodes(machine).filter((node) => isIn(snapshot, nodePath(node))),
  ];
  const branches = active.flatMap((node) => node.transitions.get(event.type) ?? []);
  if (branches.length === 0) return TEXT.notTaken;
  const actor = ENDED.exec(event.type)?.[1];
  if (actor !== undefined && !snapshot.children[actor]) return TEXT.notRunning;
  if (event.type.startsWith("xstate.after.") && !timersOf(snapshot).includes(event.type)) return TEXT.notTaken;
  if (snapshot.can(event)) return null;
  const guards = [...new Set(branches.map(guardName).filter((name) => name !== null))];
  return guards.length > 0 ? TEXT.refusedBy(guards.join(", ")) : TEXT.ignored;
}

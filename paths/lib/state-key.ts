import type { AnyMachineSnapshot, AnyStateNode } from "xstate";
import { nodePath } from "./chart.ts";
import type { PathModel } from "./model.ts";

/** Text for any value of a context: sets, maps, bigints, errors and actor references keep their identity. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === "bigint") return `${one}n`;
    if (typeof one === "function") return undefined;
    if (one === undefined) return "(undefined)";
    if (one instanceof Set) return { set: [...one] };
    if (one instanceof Map) return { map: [...one] };
    if (one instanceof Error) return { error: one.message };
    if (typeof one === "object" && one !== null && "sessionId" in one && "id" in one) return { actor: String(one.id) };
    return one;
  });
}

/** What tells two states of a walk apart: status, value, history and the part of the context that the model names. */
export function stateKey(model: PathModel, snapshot: AnyMachineSnapshot): string {
  const history = Object.entries(snapshot.historyValue as Record<string, AnyStateNode[]>).map(([id, nodes]) => [
    id,
    nodes.map(nodePath),
  ]);
  return stableText([snapshot.status, snapshot.value, history, model.key(snapshot)]);
}

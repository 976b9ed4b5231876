import type { AnyMachineSnapshot, AnyStateNode } from "xstate";
import { nodePath } from "./chart.ts";
import type { PathModel } from "./model.ts";

const isPlain = (one: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(one) as object | null);

/** What stands for a value that JSON does not know; the value itself where it does. `given` is before any `toJSON`. */
function plainOf(given: unknown, made: unknown): unknown {
  if (typeof given === "bigint") return `${given}n`;
  if (typeof given === "function") return undefined;
  if (given === undefined) return "(undefined)";
  if (typeof given !== "object" || given === null) return made;
  if (given instanceof Set) return { set: [...given] };
  if (given instanceof Map) return { map: [...given] };
  if (given instanceof Error) return { error: given.message };
  // An actor without a name of its own has the number of its session for one, which differs between runs.
  if ("sessionId" in given && "id" in given)
    return { actor: given.id === given.sessionId ? "(anonymous)" : String(given.id) };
  return made;
}

const sorted = (one: unknown): unknown =>
  typeof one === "object" && one !== null && !Array.isArray(one) && isPlain(one)
    ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : one;

/** Text for any value of a context: sets, maps, bigints, errors and actor references keep their identity. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, made: unknown) {
    return plainOf(this[key], made);
  });
}

/** The same, whatever order the keys of objects were set in. */
function keyText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, made: unknown) {
    return sorted(plainOf(this[key], made));
  });
}

/** What tells two states of a walk apart: status, value, history and the part of the context that the model names. */
export function stateKey(model: PathModel, snapshot: AnyMachineSnapshot): string {
  const history = Object.entries(snapshot.historyValue as Record<string, AnyStateNode[]>).map(
    ([id, nodes]) => [id, nodes.map(nodePath).toSorted()] as const,
  );
  return keyText([
    snapshot.status,
    snapshot.value,
    history.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    model.key(snapshot),
  ]);
}

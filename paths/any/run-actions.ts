// The actions that are plain functions, run: one that throws is a finding. What they reach for is shut before
// (command/doors.ts), so this is for a process that does nothing else.
import type { AnyMachineSnapshot } from "xstate";
import { wayThrough, type Finding } from "./finding.ts";
import type { Step } from "./find-in-steps.ts";
import type { MachineRead } from "./read-machine.ts";

/** What is thrown where an action reaches for the world; its message names what was asked for. */
export class ShutDoor extends Error {}

interface Runnable {
  type: string;
  info?: unknown;
  params?: unknown;
  exec?: ((info: unknown, params: unknown) => unknown) | undefined;
}

/** Names of what only a page has. */
const OF_A_PAGE =
  /^(document|window|localStorage|sessionStorage|location|history|alert|confirm|prompt|self|Audio|Image|Notification|requestAnimationFrame) is not defined$/;

/** Why an action could not be judged here; null where what it threw is its own. */
function notHere(error: unknown): string | null {
  if (error instanceof ShutDoor) return error.message;
  const [, name] = OF_A_PAGE.exec(error instanceof Error ? error.message : "") ?? [];
  return name ?? null;
}

const settle = (answer: unknown): void => {
  // What comes later belongs to no step.
  if (typeof answer === "object" && answer !== null && "then" in answer)
    void Promise.resolve(answer as Promise<unknown>).catch(() => undefined);
};

/** Runs each action of each step once; the context that it is given is its own. */
export function runActions({ graph, machine }: MachineRead, steps: readonly Step[]): Finding[] {
  const found: Finding[] = [];
  for (const { edge, after, actions } of steps)
    for (const { type, info, params, exec } of actions as readonly Runnable[]) {
      const run = exec ?? machine.recorder.inner.get(type);
      if (type.startsWith("xstate.") || !run) continue;
      try {
        settle(run(withOwnContext(info, after), params));
      } catch (error) {
        const away = notHere(error);
        const message = (error instanceof Error ? error.message : String(error)).split("\n").join(" ");
        found.push(
          away === null
            ? {
                kind: "throws",
                severity: "fault",
                about: [type, edge.target, message],
                way: wayThrough(graph, edge),
              }
            : { kind: "not run", severity: "note", about: [type, away], way: null },
        );
      }
    }
  return found;
}

/** An action that changes what it is given must not change the next step. */
function withOwnContext(info: unknown, after: AnyMachineSnapshot): unknown {
  const { context = after.context, ...rest } = (info ?? {}) as { context?: unknown };
  try {
    return { ...rest, context: structuredClone(context) };
  } catch {
    // A context with functions or actors in it cannot be copied whole.
    return { ...rest, context: { ...(context as object) } };
  }
}

// A part of a suite in a process of its own, which is asked by name and answers: the sender of a load does not share a
// processor's turn with what is measured.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

type Work = (given: never) => unknown;
/** What a process does when it is asked. */
export type Works = Readonly<Record<string, Work>>;

interface Asked {
  id: number;
  name: string;
  given: unknown;
}
interface Answered {
  id: number;
  value?: unknown;
  error?: string;
}
/** Of the message that says that the process takes questions. */
const READY = 0;

/** In the process itself: answers until its parent has gone. */
export function answerCalls(works: Works): void {
  const answer = (told: Answered): void => void process.send?.(told);
  process.on("message", (asked: Asked) => {
    void (async () => {
      try {
        answer({ id: asked.id, value: await works[asked.name]?.(asked.given as never) });
      } catch (error) {
        answer({ id: asked.id, error: String((error as Error).stack ?? error) });
      }
    })();
  });
  process.once("disconnect", () => process.exit(0));
  answer({ id: READY });
}

export interface Remote<Offered extends Works> {
  /** Throws what the work throws, and when the process has ended. */
  ask<Name extends keyof Offered & string>(
    name: Name,
    ...given: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>;
  end(): Promise<void>;
}

/** Starts a file of this folder, and returns when it answers. `flags` are Node's own. */
export async function startRemote<Offered extends Works>(
  file: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Remote<Offered>> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: [...flags],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const ready = new Promise<unknown>((resolve, reject) => waiting.set(READY, { resolve, reject }));
  child.on("message", ({ id, value, error }: Answered) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asker?.resolve(value);
    else asker?.reject(new Error(`${file}: ${error}`));
  });
  let last = READY;
  let isOver = false;
  child.once("exit", (code, signal) => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended: ${code ?? signal}`));
  });
  await ready;
  return {
    ask: (name, ...given) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(new Error(`${file} has ended`));
        last += 1;
        waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
        child.send({ id: last, name, given: given[0] } satisfies Asked);
      }),
    async end() {
      if (isOver) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

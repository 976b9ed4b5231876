import { useEffect, useState } from "react";
import type { PlayedPath } from "./played-path.ts";

const found = new Map<string, Promise<readonly PlayedPath[]>>();

function casePaths(machine: string): Promise<readonly PlayedPath[]> {
  const known = found.get(machine);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<readonly PlayedPath[]>();
  const worker = new Worker(new URL("./case-paths.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<readonly PlayedPath[]>) => {
    resolve(data);
    worker.terminate();
  });
  worker.addEventListener("error", (event) => {
    found.delete(machine);
    reject(new Error(event.message));
    worker.terminate();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(machine);
  found.set(machine, promise);
  return promise;
}

/** The cases of a machine once they are wanted; null until they were found. */
export function useCasePaths(machine: string, isWanted: boolean): readonly PlayedPath[] | Error | null {
  const [paths, setPaths] = useState<readonly PlayedPath[] | Error | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    casePaths(machine).then(
      (all) => isHere && setPaths(all),
      (error: unknown) => isHere && setPaths(error as Error),
    );
    return () => {
      isHere = false;
    };
  }, [machine, isWanted]);
  return paths;
}

// A producer that answers with an endless body of JSON lines, and takes requests for snapshots as POST to the same address.
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { report } from "../../../log.ts";
import type { OutsideSource } from "./outside-feed.ts";

const RETRY_MS = 1_000;

export function httpSource(url: string): OutsideSource {
  return {
    subscribe(onLine) {
      const ending = new AbortController();
      void (async () => {
        while (!ending.signal.aborted) {
          await readLines(url, ending.signal, onLine).catch((error: unknown) => {
            if (!ending.signal.aborted) report(`feed ${url}`, error);
          });
          await sleep(RETRY_MS, undefined, { signal: ending.signal }).catch(() => {});
        }
      })();
      return () => ending.abort();
    },
    requestSnapshot(request) {
      const body = JSON.stringify({ request });
      fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body, redirect: "error" }).then(
        (answer) => answer.body?.cancel(),
        (error: unknown) => report(`snapshot of ${url}`, error),
      );
    },
  };
}

async function readLines(url: string, signal: AbortSignal, onLine: (line: string) => void): Promise<void> {
  const answer = await fetch(url, { signal, headers: { accept: "application/x-ndjson" }, redirect: "error" });
  if (!answer.ok || !answer.body) throw new Error(`the producer answered ${answer.status}`);
  for await (const line of createInterface({ input: Readable.from(answer.body) })) if (line) onLine(line);
}

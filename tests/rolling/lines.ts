// Readers of the stream as pages are: each goes on after the event that it heard last, on whatever node answers.
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Line {
  memberId: string;
  /** The id of the first frame: what comes after it is expected. */
  firstId: string | null;
  lastId: string | null;
  /** Ids in the order in which they came. */
  ids: string[];
  /** From where to where everything was told in one word. */
  batches: { from: string; to: string }[];
  opened: number;
  resyncs: number;
  paused: number;
  /** Answers that were no stream. */
  refused: string[];
}

const RETRY_MS = 250;

/** Reads until `over`. `address`: the reader's own, of 127/8. */
export async function readAlways(
  url: string,
  who: { token: string; memberId: string; address: string },
  over: AbortSignal,
  line: Line,
): Promise<void> {
  while (!over.aborted) {
    await readOnce(url, who, over, line);
    // Half to the whole of a quarter of a second, as a page's first attempt.
    if (!over.aborted) await sleep(RETRY_MS * (0.5 + Math.random() / 2));
  }
}

export const newLine = (memberId: string): Line => ({
  memberId,
  firstId: null,
  lastId: null,
  ids: [],
  batches: [],
  opened: 0,
  resyncs: 0,
  paused: 0,
  refused: [],
});

function readOnce(
  url: string,
  { token, address }: { token: string; address: string },
  over: AbortSignal,
  line: Line,
): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      "X-AUTH-TOKEN": `Bearer ${token}`,
      ...(line.lastId !== null && { "Last-Event-ID": line.lastId }),
    };
    const asked = get(`${url}/api/stream`, { headers, localAddress: address, signal: over, agent: false }, (answer) => {
      if (answer.statusCode !== 200) line.refused.push(String(answer.statusCode));
      else line.opened += 1;
      let rest = "";
      answer.setEncoding("utf8").on("data", (text: string) => {
        if (answer.statusCode !== 200) return;
        const frames = (rest + text).split("\n\n");
        rest = frames.pop() ?? "";
        for (const frame of frames) hear(line, frame);
      });
      answer.on("close", resolve).on("error", () => {});
    });
    asked.on("error", (error: NodeJS.ErrnoException) => {
      if (!over.aborted) line.refused.push(error.code ?? error.message);
      resolve();
    });
  });
}

function hear(line: Line, frame: string): void {
  const id = /^id: (.*)$/m.exec(frame)?.[1];
  const name = /^event: (.*)$/m.exec(frame)?.[1];
  if (name === "resync") line.resyncs += 1;
  if (name === "paused") line.paused += 1;
  if (id === undefined) return;
  line.firstId ??= id;
  if (name === "batch") line.batches.push({ from: line.lastId ?? id, to: id });
  else if (name !== "heartbeat" && name !== "paused") line.ids.push(id);
  line.lastId = id;
}

export const numberOf = (id: string): number => Number(id.split("-")[1]);

/** What the readers heard, against the entries of the stream in Redis up to `endId`. */
export function compareWithStream(
  lines: readonly Line[],
  entries: readonly [id: string, fields: string[]][],
  endId: string,
): { lost: number; doubled: number; disordered: number; heard: number } {
  let [lost, doubled, disordered, heard] = [0, 0, 0, 0];
  for (const { memberId, firstId, ids, batches } of lines) {
    const from = numberOf(firstId ?? "");
    const expected = entries
      .filter(
        ([id, [, name, , , , to]]) =>
          numberOf(id) > from && numberOf(id) <= numberOf(endId) && name !== "resync" && (!to || to === memberId),
      )
      .map(([id]) => id);
    const got = new Set(ids);
    const batched = (id: string) =>
      batches.some(({ from: after, to }) => numberOf(id) > numberOf(after) && numberOf(id) <= numberOf(to));
    lost += expected.filter((id) => !got.has(id) && !batched(id)).length;
    doubled += ids.length - got.size;
    disordered += ids.filter((id, i) => i > 0 && numberOf(id) < numberOf(ids[i - 1] ?? "")).length;
    heard += ids.length;
  }
  return { lost, doubled, disordered, heard };
}

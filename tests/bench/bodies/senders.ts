// Sends bodies in bursts, in a thread of its own: what a sender computes must not delay the call that is measured.
import { parentPort, workerData } from "node:worker_threads";

export interface Sending {
  url: string;
  token: string;
  body: string;
  isChunked: boolean;
  /** Bodies that are under way at once, and how often so many are sent. */
  senders: number;
  bursts: number;
  everyMs: number;
}

const { url, token, body, isChunked, senders, bursts, everyMs } = workerData as Sending;
const bytes = Buffer.from(body);
const statuses: Record<string, number> = {};

for (let burst = 0; burst < bursts; burst++) {
  const next = new Promise((resolve) => setTimeout(resolve, everyMs));
  await Promise.all([...Array.from({ length: senders }, post), next]);
}
// A port of worker threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(statuses);

/** One refused call; a line that the server closes while the body is still on its way counts too. */
async function post(): Promise<void> {
  const headers = {
    "content-type": "application/json",
    "x-auth-token": `Bearer ${token}`,
    "idempotency-key": crypto.randomUUID(),
  };
  const payload = isChunked ? inChunks() : bytes;
  const init = { method: "POST", headers, body: payload, duplex: "half" } as RequestInit;
  const answer = await fetch(url, init).catch(() => null);
  await answer?.arrayBuffer();
  const status = String(answer?.status ?? "closed");
  statuses[status] = (statuses[status] ?? 0) + 1;
}

function inChunks(): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += 65_536)));
    },
  });
}

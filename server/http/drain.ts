// A body that is refused for its size is read to its end all the same: a sender that is cut off while it
// sends sees a broken line instead of the refusal.
import type { IncomingMessage } from "node:http";

const MAX_BYTES = 32 * 1_048_576;
const MAX_MS = 5_000;

/** Throws the rest of a request's body away, within bounds; a sender beyond them is cut off. It never rejects. */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      request.off("data", count).off("end", end).off("close", end).off("error", end);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) end();
    };
    const timer = setTimeout(end, MAX_MS);
    request.on("data", count).on("end", end).on("close", end).on("error", end);
    request.resume();
  });
}

// A feed from outside: what its source says is queued as it comes, and told to the writer in order.
import type { Clock } from "../../../clock.ts";
import { oneLine } from "../../../log.ts";
import { emptyBatch, type Feed, type FeedBatch } from "../feed.ts";
import { addMessage } from "./batch-of.ts";
import { type OutsideMessage, readMessage } from "./messages.ts";

export interface OutsideSource {
  /** Calls with each line as it comes, until the answer is called. */
  subscribe(onLine: (line: string) => void): () => void;
  /** Asks for all that stands now. The answer comes as lines, and ends with `snapshot_complete` of this request. */
  requestSnapshot(request: number): void;
}

/** A snapshot that did not come is asked for again after so long. */
const SNAPSHOT_WAIT_MS = 10_000;
const MESSAGES_A_BATCH = 50;

export function outsideFeed(name: string, source: OutsideSource, clock: Pick<Clock, "now">): Feed {
  let queue: OutsideMessage[] = [];
  let heardAt = clock.now();
  let request = 0;
  /** When the snapshot was asked for that is still to come; null: none is. */
  let askedAt: number | null = null;
  const close = source.subscribe((line) => {
    const message = readMessage(line);
    if (!message) return void console.error(`feed ${name}: a line that is no message: ${oneLine(line.slice(0, 200))}`);
    heardAt = clock.now();
    queue.push(message);
  });
  const ask = () => {
    askedAt = clock.now();
    source.requestSnapshot(++request);
  };

  async function advance(now: number): Promise<FeedBatch> {
    if (askedAt !== null && now - askedAt > SNAPSHOT_WAIT_MS) ask();
    const batch = emptyBatch();
    // A batch is written part by part: two messages of one fixture may contradict each other in it.
    const told = new Set<string>();
    let [taken, isComplete] = [0, false];
    for (const message of queue) {
      if (taken === MESSAGES_A_BATCH || ("key" in message && told.has(message.key))) break;
      taken++;
      if ("key" in message) told.add(message.key);
      addMessage(batch, name, message);
      if (message.type === "snapshot_complete" && message.request === request) {
        askedAt = null;
        isComplete = true;
        break;
      }
    }
    queue = queue.slice(taken);
    // With the snapshot all is told. What came after it waits for the next round, so that the hold goes first.
    batch.more = queue.length > 0 && !isComplete;
    return batch;
  }

  return {
    name,
    close,
    advance,
    async load() {
      queue = [];
      ask();
    },
    isRecovering: () => askedAt !== null,
    signOfLife: () => heardAt,
    forget: () => {},
  };
}

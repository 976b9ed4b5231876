// What members hear of bets at providers: many calls come close together, so bets are sent in batches.
import { publishBets } from "../../sports/betting/member-events.ts";
import type { ServerContext } from "../../context.ts";
import { report } from "../../log.ts";

const BATCH_MS = 50;

const waiting = new WeakMap<
  ServerContext,
  { bets: Set<string>; timer: NodeJS.Timeout | null; sending: Promise<void> }
>();

/** The bet changed: its member is told soon. */
export function announce(context: ServerContext, betId: string): void {
  const queue = queueOf(context);
  queue.bets.add(betId);
  queue.timer ??= setTimeout(() => void send(context), BATCH_MS);
}

/** Sends what waits, and returns when it is sent. */
export async function sendAnnounced(context: ServerContext): Promise<void> {
  const queue = queueOf(context);
  if (queue.timer) clearTimeout(queue.timer);
  await send(context);
}

function send(context: ServerContext): Promise<void> {
  const queue = queueOf(context);
  const bets = [...queue.bets];
  queue.bets.clear();
  queue.timer = null;
  queue.sending = queue.sending
    .then(() => publishBets(context, bets))
    .catch((error: unknown) => report("bets at a provider were not announced", error));
  return queue.sending;
}

function queueOf(context: ServerContext) {
  const found = waiting.get(context);
  if (found) return found;
  const made = { bets: new Set<string>(), timer: null, sending: Promise.resolve() };
  waiting.set(context, made);
  return made;
}

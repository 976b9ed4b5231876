// The bet that is about to be sent, with its key: stored before the request leaves, so that a reload in the
// middle asks what became of it instead of sending another. Kept as long as the server remembers the key.
import * as v from "valibot";
import { BetRequest } from "../../api/contract/sports/slip.ts";
import { IdempotencyKey } from "../../api/contract/commands.ts";
import { IDEMPOTENCY_HOURS } from "../../domain/common/constants.ts";
import type { PlacementIntent } from "./placement.schema.ts";

const STORED_INTENT_VERSION = 2;

const Envelope = v.object({
  version: v.literal(STORED_INTENT_VERSION),
  savedAt: v.number(),
  intent: v.object({ key: IdempotencyKey, owner: v.string(), request: BetRequest }),
});

/** `now` in milliseconds since 1970. */
export function writeStoredIntent(intent: PlacementIntent, now: number): string {
  return JSON.stringify({ version: STORED_INTENT_VERSION, savedAt: now, intent });
}

/** The member's stored intent; null when there is none, it is another member's, too old or of an unknown version. */
export function readStoredIntent(
  text: string | null,
  { owner, now }: { owner: string; now: number },
): PlacementIntent | null {
  const parsed = v.safeParse(Envelope, parseJson(text));
  if (!parsed.success) return null;
  const { intent, savedAt } = parsed.output;
  const age = now - savedAt;
  return age >= 0 && age < IDEMPOTENCY_HOURS * 3_600_000 && intent.owner === owner ? intent : null;
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

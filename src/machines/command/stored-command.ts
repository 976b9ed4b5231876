// What is stored of a command: its key with the request until the outcome is known, and what was typed until it is
// done. Each is of one account and one form. Another version, another account and what is older than 24 hours are
// dropped.
import * as v from "valibot";
import { IDEMPOTENCY_HOURS } from "../../domain/common/constants.ts";
import type { CommandDraft, CommandIntent } from "./command.schema.ts";

const VERSION = 1;
const LIFETIME_MS = IDEMPOTENCY_HOURS * 3_600_000;
const PREFIX = "hanpan.command.";

const Request = v.object({
  method: v.picklist(["POST", "PUT", "PATCH", "DELETE"]),
  path: v.string(),
  body: v.exactOptional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  contentType: v.exactOptional(v.string()),
});

const Envelope = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  owner: v.string(),
  name: v.string(),
});

const Intent = v.object({ ...Envelope.entries, key: v.string(), request: v.nullable(Request) });
const Draft = v.object({ ...Envelope.entries, draft: v.record(v.string(), v.unknown()) });

/** Whose form: the account and the form's name. */
export interface CommandPlace {
  owner: string;
  name: string;
}

export function intentKey({ owner, name }: CommandPlace): string {
  return `${PREFIX}intent.${owner}.${name}`;
}

export function draftKey({ owner, name }: CommandPlace): string {
  return `${PREFIX}draft.${owner}.${name}`;
}

/** `now` in milliseconds since 1970. */
export function writeIntent({ key, owner, name, request }: CommandIntent, now: number): string {
  return JSON.stringify({ version: VERSION, savedAt: now, owner, name, key, request });
}

export function writeDraft({ owner, name }: CommandPlace, draft: CommandDraft, now: number): string {
  return JSON.stringify({ version: VERSION, savedAt: now, owner, name, draft });
}

export function readIntent(text: string | null, place: CommandPlace, now: number): CommandIntent | null {
  const stored = read(Intent, text, now);
  if (!stored || !isOf(stored, place)) return null;
  const { key, owner, name, request } = stored;
  return { key, owner, name, request };
}

export function readDraft(text: string | null, place: CommandPlace, now: number): CommandDraft | null {
  const stored = read(Draft, text, now);
  return stored && isOf(stored, place) ? stored.draft : null;
}

/** True for a stored command of whatever account that is to be removed. */
export function isOutdated(key: string, text: string | null, now: number): boolean {
  return key.startsWith(PREFIX) && read(Envelope, text, now) === null;
}

function isOf(stored: CommandPlace, { owner, name }: CommandPlace): boolean {
  return stored.owner === owner && stored.name === name;
}

function read<Schema extends typeof Envelope | typeof Intent | typeof Draft>(
  schema: Schema,
  text: string | null,
  now: number,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, parseJson(text));
  if (!parsed.success) return null;
  const age = now - parsed.output.savedAt;
  return age >= 0 && age < LIFETIME_MS ? parsed.output : null;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

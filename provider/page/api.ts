// Calls of the pages to their application. A failure carries the status and the body, as the machines read it.
import { ofetch } from "ofetch";
import * as v from "valibot";
import { SlotSheet, SlotView, SpinAnswer } from "../../src/api/contract/lobby/house.ts";

const TIMEOUT_MS = 12_000;

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  const options = { timeout: TIMEOUT_MS, retry: false } as const;
  const answer: unknown = await ofetch(path, body ? { ...options, method: "POST", body } : options);
  return v.parse(schema, answer);
}

export const readSlot = () => ask(SlotView, "/api/slot");
export const readSheet = () => ask(SlotSheet, "/api/slot/sheet");
export const playSpin = (call: object) => ask(SpinAnswer, "/api/slot/spins", call);
export const readSpin = (id: string) => ask(SpinAnswer, `/api/slot/spins/${encodeURIComponent(id)}`);

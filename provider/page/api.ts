// Calls of the pages to their application that move nothing. A failure carries the status, as the machines read it.
import { ofetch } from "ofetch";
import * as v from "valibot";
import { SlotSheet, SlotView } from "../../src/api/contract/lobby/house.ts";

const TIMEOUT_MS = 12_000;

async function ask<Schema extends v.GenericSchema>(schema: Schema, path: string): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await ofetch<unknown>(path, { timeout: TIMEOUT_MS, retry: false }));
}

export const readSlot = () => ask(SlotView, "/api/slot");
export const readSheet = () => ask(SlotSheet, "/api/slot/sheet");

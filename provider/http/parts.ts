// What every route of the provider is given, and how it reads a body.
import type { FastifyRequest } from "fastify";
import * as v from "valibot";
import { HouseId } from "../../src/api/contract/lobby/house.ts";
import type { Chains } from "../chains.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb } from "../db/open.ts";
import { Refusal } from "../refusal.ts";
import type { SlotFloor } from "../slot/play-slot.ts";
import type { Table } from "../table/table.ts";
import type { WalletCalls } from "../wallet/wallet-calls.ts";

export interface ProviderParts {
  db: HouseDb;
  clock: Clock;
  secret: string;
  calls: WalletCalls;
  chains: Chains;
  slot: SlotFloor;
  table: Table;
  /** The address of the pages for who came from a page of this host. */
  originFor: (hostname: string) => string;
}

export const textOf = ({ body }: FastifyRequest): string => (typeof body === "string" ? body : "");

/** A key that a page chose. Throws Refusal. */
export function readId(text: string): string {
  if (!v.is(HouseId, text)) throw new Refusal("bad_request");
  return text;
}

/** The body as the schema says. Throws Refusal. */
export function readBody<Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), textOf(request));
  const body = parsed.success ? v.safeParse(schema, parsed.output) : null;
  if (!body?.success) throw new Refusal("bad_request");
  return body.output;
}

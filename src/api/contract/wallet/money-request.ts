// Apart from the forms' contracts: the stream carries it.
import * as v from "valibot";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";

/** One charge or exchange of the member. Amounts in won. */
export const MoneyRequest = v.object({
  id: v.string(),
  kind: v.picklist(REQUEST_KINDS),
  state: v.picklist(REQUEST_STATES),
  /** Rises with each change. */
  version: v.number(),
  amount: v.number(),
  bonus: v.number(),
  wagering: v.number(),
  typeName: v.nullable(v.string()),
  depositor: v.nullable(v.string()),
  /** Where the money goes: of a charge in progress the house's account, of an exchange the own one, masked. */
  bank: v.nullable(v.object({ bank: v.string(), number: v.string(), holder: v.string() })),
  /** Of an exchange by tether, in place of the bank; `usdt` in millionths, `rate` in hundredths of a won. */
  tether: v.optional(v.object({ network: v.string(), address: v.string(), usdt: v.number(), rate: v.number() })),
  reason: v.nullable(v.string()),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
});
export type MoneyRequest = v.InferOutput<typeof MoneyRequest>;

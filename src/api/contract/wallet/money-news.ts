import * as v from "valibot";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";

/** A charge or an exchange changed; the terms of its page say more. */
export const MoneyRequestEvent = v.object({
  id: v.string(),
  kind: v.picklist(REQUEST_KINDS),
  state: v.picklist(REQUEST_STATES),
  version: v.number(),
});
export type MoneyRequestEvent = v.InferOutput<typeof MoneyRequestEvent>;

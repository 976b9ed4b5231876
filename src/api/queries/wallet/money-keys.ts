// Written out, as the stream uses them: it loads no schemas. `keys.test.ts` compares them with the endpoints.
import type { RequestKind } from "../../../domain/wallet/request-states.ts";

/** Terms and lists of charges and exchanges, by bank and by tether. */
export const MONEY_KEYS = [["charge"], ["exchange"], ["money-requests"]] as const;

/** What the stream told last; apart from MONEY_KEYS, which are read anew. */
export const lastRequestKey = (kind: RequestKind) => ["money-told", kind] as const;

/** The rolling of an account, and its requests. */
export const ROLLING_KEY = ["rolling"] as const;

/** The terms on which points become money. */
export const POINTS_KEY = ["points"] as const;

/** The entries of the ledger that a member reads. */
export const WALLET_KEY = ["wallet"] as const;

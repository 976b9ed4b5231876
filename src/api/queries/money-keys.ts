// Apart from the queries: the stream uses them.
import type { RequestKind } from "../../domain/wallet/request-states.ts";

/** Terms and lists of charges and exchanges. */
export const MONEY_KEY = ["money"] as const;

export const termsKey = (kind: RequestKind) => [...MONEY_KEY, "terms", kind] as const;

/** What the stream told last; apart from MONEY_KEY, which is read anew. */
export const lastRequestKey = (kind: RequestKind) => ["money-told", kind] as const;

/** The rolling of an account, and its requests. */
export const ROLLING_KEY = ["rolling"] as const;

/** The terms on which points become money. */
export const POINTS_KEY = ["points"] as const;

/** The entries of the ledger that a member reads. */
export const WALLET_KEY = ["wallet"] as const;

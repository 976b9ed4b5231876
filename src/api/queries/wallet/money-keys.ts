// Written out, as the stream uses them: it loads no schemas. `keys.test.ts` compares them with the endpoints.
import type { RequestKind } from "../../../domain/wallet/request-states.ts";

/** The terms on which points become money. */
export const POINTS_KEY = ["points"] as const;

/** The entries of the ledger that a member reads. */
export const WALLET_KEY = ["wallet"] as const;

/**
 * What is stale when money moved: terms and lists of charges and exchanges, by bank and by tether; rolling and its
 * requests; missions, for which bets and charges count.
 */
export const MONEY_KEYS = [
  ["charge"],
  ["exchange"],
  ["money-requests"],
  ["rolling"],
  ["missions"],
  WALLET_KEY,
  POINTS_KEY,
] as const;

/** What the stream told last; apart from MONEY_KEYS, which are read anew. */
export const lastRequestKey = (kind: RequestKind) => ["money-told", kind] as const;

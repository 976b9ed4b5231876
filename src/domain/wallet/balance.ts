// Balances arrive by several ways: the stream, the poll, the answers of calls. They overtake each other.

/** What a member holds, in won and points. `walletSeq` rises with every movement of either. */
export interface Balance {
  readonly emoney: number;
  readonly point: number;
  readonly walletSeq: number;
}

/** `next`, with the balance of `kept` where that is the newer one. */
export function keepNewerBalance<Next extends Balance>(kept: Balance | null, next: Next): Next {
  if (!kept || kept.walletSeq <= next.walletSeq) return next;
  const { emoney, point, walletSeq } = kept;
  return { ...next, emoney, point, walletSeq };
}

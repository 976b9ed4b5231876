// Apart from the table of transitions: the stream's contract needs no more than the names.

export const REQUEST_KINDS = ["charge", "exchange", "rolling"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** payoutUnknown: the bank did not say whether the payout was made; the money stays reserved. */
export const REQUEST_STATES = ["requested", "inProgress", "payoutUnknown", "done", "refused", "cancelled"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

// What tells that two accounts may be one person's: decisions, rule 39.

export const TRACE_KINDS = ["phone", "bank", "address", "device"] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

export const TRACE_KIND_NAMES: Readonly<Record<TraceKind, string>> = {
  phone: "휴대폰 번호",
  bank: "계좌번호",
  address: "접속 IP",
  device: "브라우저",
};

/** What an operator decides about: a sign-up, or a change of what an account is reached and paid by. */
export const JOIN_KINDS = ["join", "phone", "bank"] as const;
export type JoinKind = (typeof JOIN_KINDS)[number];
/** What a member changes later. */
export const CONTACT_KINDS = ["phone", "bank"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

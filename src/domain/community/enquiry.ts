/** The kinds of enquiries that a member writes; each is a flag of `/customer/write/{flag}`. */
export const ENQUIRY_KINDS = ["general", "account"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

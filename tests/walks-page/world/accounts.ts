// Who can log in during a walk: two members, a manager and an administrator, copies of accounts of the demo.
export const ACCOUNT_NAMES = ["gildong", "younghee", "chongpan", "operator"] as const;
export type AccountName = (typeof ACCOUNT_NAMES)[number];
export const MEMBER_NAMES = ["gildong", "younghee"] as const;

/** The account of the demo that each is like. */
export const LIKE: Readonly<Record<AccountName, string>> = {
  gildong: "member01",
  younghee: "member02",
  chongpan: "manager01",
  operator: "admin01",
};

export const PASSWORD = "password-1";
export const FIRST_BALANCE = 20_000;

export interface Account {
  id: string;
  name: AccountName;
  /** What the operator gave, in won. */
  given: number;
}

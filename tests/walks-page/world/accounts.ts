// Who can log in during a walk: two members, a manager and an administrator.
import type { User } from "../../../src/api/contract/member.ts";

export const ACCOUNT_NAMES = ["gildong", "younghee", "chongpan", "operator"] as const;
export type AccountName = (typeof ACCOUNT_NAMES)[number];
export const MEMBER_NAMES = ["gildong", "younghee"] as const;

export const PASSWORD = "password-1";
export const FIRST_BALANCE = 20_000;

export interface Account {
  user: User;
  unread: number;
  /** What the operator gave and took, in won. */
  given: number;
  change: (amount: number) => void;
}

function account(id: string, userId: AccountName, kind: Pick<User, "type" | "role" | "withdrawalType">): Account {
  const made: Account = {
    user: {
      id,
      userId,
      nickname: userId,
      level: 1,
      emoney: FIRST_BALANCE,
      point: 0,
      isLogin: true,
      tendency: [],
      ...kind,
    },
    unread: 0,
    given: 0,
    change: (amount) => void (made.user = { ...made.user, emoney: made.user.emoney + amount }),
  };
  return made;
}

export function openAccounts(): Record<AccountName, Account> {
  return {
    gildong: account("m1", "gildong", { type: 1, role: 1, withdrawalType: 1 }),
    younghee: account("m2", "younghee", { type: 1, role: 1, withdrawalType: 1 }),
    chongpan: account("m3", "chongpan", { type: 2, role: 1, withdrawalType: 1 }),
    operator: account("m4", "operator", { type: 1, role: 10, withdrawalType: 0 }),
  };
}

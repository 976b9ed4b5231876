// Accounts of staff, and what may be changed about them. Roles are in rights.ts.
import { isOperatorRole, MANAGER_ROLES } from "./rights.ts";

/** Operators have one role or more; a manager or an agent has that one. */
export const STAFF_KINDS = ["operator", "manager", "agent"] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/** The fields that the specification tells accounts apart by (section 6). */
export const TYPE_OF_KIND: Readonly<Record<StaffKind, { type: number; role: number; withdrawalType: number }>> = {
  operator: { type: 1, role: 10, withdrawalType: 0 },
  manager: { type: 2, role: 2, withdrawalType: 1 },
  agent: { type: 2, role: 2, withdrawalType: 1 },
};

/** Managers may become agents and agents managers; neither becomes an operator. */
export function fitsKind(kind: StaffKind, roles: readonly string[]): boolean {
  if (kind === "operator") return roles.every(isOperatorRole);
  return roles.length === 1 && (MANAGER_ROLES as readonly string[]).includes(roles[0] ?? "");
}

/** An account of staff as a change sees it. */
export interface StaffAccount {
  id: string;
  roles: readonly string[];
  isBarred: boolean;
}

export type StaffProblem = "own" | "lastOwner";

/** `owners`: the ids of the owners who are not barred. `after`: what the change makes of the account. */
export function staffProblem(
  actorId: string,
  account: StaffAccount,
  after: Pick<StaffAccount, "roles" | "isBarred">,
  owners: readonly string[],
): StaffProblem | null {
  if (account.id === actorId) return "own";
  const remains = after.roles.includes("owner") && !after.isBarred;
  const others = owners.filter((id) => id !== account.id);
  return !remains && others.length === 0 && owners.includes(account.id) ? "lastOwner" : null;
}

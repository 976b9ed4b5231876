// Where an account belongs: specification, sections 4 and 6; decisions, rule 6.
import { accessOf } from "../frame/pages/pages.ts";
import { HOME_PATH } from "../frame/path.ts";

const MANAGER_PATH = "/manager";
const ADMIN_PATH = "/admin";

/** The fields that tell accounts apart. */
export interface AccountUser {
  type: number;
  role: number;
  withdrawalType: number;
}

export type AccountKind = "member" | "manager" | "administrator";

export function accountKind(user: AccountUser): AccountKind {
  if (user.type === 2) return "manager";
  return user.type === 1 && user.role === 10 && user.withdrawalType === 0 ? "administrator" : "member";
}

const HOME_OF: Readonly<Record<AccountKind, string>> = {
  member: HOME_PATH,
  manager: MANAGER_PATH,
  administrator: ADMIN_PATH,
};

/** Where this account's own area begins. */
export function homeOf(kind: AccountKind): string {
  return HOME_OF[kind];
}

/** False where the account has to be sent home: managers and administrators outside their area, members inside one. */
export function mayStay(kind: AccountKind, path: string): boolean {
  const access = accessOf(path);
  if (kind === "member") return access === "member" || access === "guest";
  return access === kind;
}

/** The first page after a login: type 1 goes to /admin, whose own guard sends members on to /. */
export function landingPath(user: AccountUser): string {
  if (user.type === 2) return MANAGER_PATH;
  return user.type === 1 ? ADMIN_PATH : HOME_PATH;
}

// Maintenance: specification, section 4. No role is exempt.
import { HOME_PATH, isWithin } from "../frame/path.ts";

export const MAINTENANCE_PATH = "/maintenance";
/** How often /maintenance looks whether the flag is off. */
export const MAINTENANCE_CHECK_MS = 5_000;

/** `endsSession`: the user is logged out on the way. */
export type MaintenanceDecision =
  | { kind: "allow" }
  | { kind: "redirect"; to: string; alert: null; endsSession: boolean }
  | { kind: "stop" };

/** What the flag means for a navigation to `path`. */
export function decideMaintenance(flag: boolean, path: string, isLoggedIn: boolean): MaintenanceDecision {
  const isThere = isWithin(path, MAINTENANCE_PATH);
  if (flag && isThere) return { kind: "stop" };
  if (flag) return { kind: "redirect", to: MAINTENANCE_PATH, alert: null, endsSession: isLoggedIn };
  if (isThere) return { kind: "redirect", to: HOME_PATH, alert: null, endsSession: isLoggedIn };
  return { kind: "allow" };
}

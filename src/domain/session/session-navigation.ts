// The guards on a navigation and their answers: decisions, rule 5.
import { accessOf, isAddress } from "../frame/pages/pages.ts";
import { isWithin } from "../frame/path.ts";

export const LOGIN_PATH = "/login";
export const MESSAGE_PATH = "/message";

/** One gate's answer. `alert` is Korean text that is shown before the redirect. */
export type GateDecision = { kind: "allow" } | { kind: "redirect"; to: string; alert: string | null };

/**
 * What the router does. `stop` with `maintenance`: show /maintenance as it is, nothing further runs;
 * with `superseded`: a newer navigation took over, do nothing; with `failed`: the session could not be read.
 */
export type Verdict = GateDecision | { kind: "stop"; reason: "maintenance" | "superseded" | "failed" };

/** Login guard: a guest sees the pages for guests, and that an address does not exist. */
export function needsLogin(path: string): boolean {
  return isAddress(path) && accessOf(path) !== "guest";
}

/** Message gate: unread messages stand before every page but the inbox. */
export function isBlockedByMessages(path: string, unread: number): boolean {
  return unread > 0 && !isWithin(path, MESSAGE_PATH);
}

import type { AccountKind } from "../../../domain/session/account.ts";
import { useHasSlipBeside } from "./use-frame-width.ts";

/** True where members have the bar at the bottom: the slip does not stand beside a list there. */
export function useHasBottomBar(kind: AccountKind | null | undefined): boolean {
  return !useHasSlipBeside() && kind === "member";
}

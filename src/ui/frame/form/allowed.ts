// Which rights the account has. The console says it; members' pages ask for none.
import { createContext, use } from "react";
import type { Action } from "../../../domain/operator/rights.ts";

export const AllowedContext = createContext<(right: Action) => boolean>(() => true);

/** Whether what takes this right is offered. */
export function useAllowed(right: Action | undefined): boolean {
  const allows = use(AllowedContext);
  return right === undefined || allows(right);
}

import type { ReactNode } from "react";
import type { Action } from "../../domain/operator/rights.ts";
import { useAllowed } from "../frame/form/allowed.ts";

/** What only who has the right may see or do. */
export function Allowed({ right, children }: { right: Action; children: ReactNode }) {
  return useAllowed(right) ? children : null;
}

import type { ReactNode } from "react";
import type { Action } from "../../domain/operator/rights.ts";
import { ErrorView } from "../frame/error/error-view.tsx";
import { useAllowed } from "../frame/form/allowed.ts";
import { OPERATOR_TEXT } from "./text.ts";

/** A section, or the error page for who opens its address and may not read it. */
export function OfRight({ right, children }: { right: Action; children: ReactNode }) {
  return useAllowed(right) ? children : <ErrorView status={403} message={OPERATOR_TEXT.notAllowed} />;
}

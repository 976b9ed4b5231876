import type { ReactNode } from "react";
import { useHasColumns } from "../../frame/layout/use-frame-width.ts";
import { EUROPEAN_TEXT } from "./text.ts";

/** The filters of a list. A phone folds them, so that matches come first. */
export function FilterFold({ children }: { children: ReactNode }) {
  if (useHasColumns()) return children;
  return (
    <details className="mb-1 rounded-lg border border-line bg-surface">
      <summary className="h-9 px-3 text-sm leading-9 font-semibold">{EUROPEAN_TEXT.filters}</summary>
      <div className="p-2 pt-0">{children}</div>
    </details>
  );
}

import type { ReactNode } from "react";
import { useHasColumns } from "../../frame/layout/use-frame-width.ts";
import { Icon } from "../../primitives/icon.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

/** The filters of a list. A phone folds them, so that matches come first. */
export function FilterFold({ children }: { children: ReactNode }) {
  if (useHasColumns()) return children;
  return (
    <details className="group mb-1 rounded-lg border border-line bg-surface">
      <FoldHead>{EUROPEAN_TEXT.filters}</FoldHead>
      <div className="p-2 pt-0">{children}</div>
    </details>
  );
}

/** What is folded, with the arrow that the folds of the product have. Its `details` is a group. */
export function FoldHead({ children }: { children: ReactNode }) {
  return (
    <summary className="flex h-9 cursor-pointer list-none items-center justify-between px-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
      {children}
      <Icon name="down" size={16} className="text-muted group-open:rotate-180" />
    </summary>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";

/** A name over its value, in a list of facts. */
export function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames("min-w-0", isWide && "col-span-full")}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

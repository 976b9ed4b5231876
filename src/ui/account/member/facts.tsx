import type { ReactNode } from "react";

/** Names and values, one under another. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line px-3 text-sm">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names with their values, a line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex min-h-9 items-center justify-between gap-4 py-1">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

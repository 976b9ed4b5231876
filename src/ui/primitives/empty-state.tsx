import type { ReactNode } from "react";

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div data-state="empty" className="grid justify-items-center gap-2 px-4 py-10 text-center text-sm text-muted">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

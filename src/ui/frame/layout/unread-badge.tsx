/** A count in a circle; `label` says what is counted. */
export function UnreadBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="ml-1 inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-warn-soft px-1 text-2xs font-bold text-warn">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

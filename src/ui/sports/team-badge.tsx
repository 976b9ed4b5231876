import type { CSSProperties } from "react";
import { nameColours } from "./name-colours.ts";

/**
 * A small shield in a team's two colours, always the same for a name. It is drawn in place: two on each row of a list that
 * is scrolled fast, and a browser takes longer to copy a drawing out of another file.
 */
export function TeamBadge({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 16"
      style={nameColours(name) as CSSProperties}
      className="mr-1 inline-block h-4 w-3.5 shrink-0 align-[-3px]"
    >
      <path fill="var(--first)" d="M1 1h12v7c0 4-3 6-6 7-3-1-6-3-6-7z" />
      <path fill="var(--second)" d="M7 1h6v7c0 4-3 6-6 7z" />
    </svg>
  );
}

import type { CSSProperties } from "react";
import marks from "./marks.svg?url&no-inline";
import { nameColours } from "./name-colours.ts";

/** A small shield in a team's two colours, always the same for a name. */
export function TeamBadge({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="16"
      style={nameColours(name) as CSSProperties}
      className="mr-1 inline-block shrink-0 align-[-3px]"
    >
      <use href={`${marks}#shield`} />
    </svg>
  );
}

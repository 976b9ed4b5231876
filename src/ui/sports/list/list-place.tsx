import type { ReactNode } from "react";

export interface ListPlaceProps {
  /** Pixels of what stands here before it is measured. */
  height: number;
  /** It is in sight at first: its height must be true at once, or what follows would move. */
  isNear?: boolean;
  children: ReactNode;
}

/**
 * The place of a row in a list that has all of its rows in the page. What is not on the screen is neither laid out nor
 * painted: a price that moves there costs its text alone.
 */
export function ListPlace({ height, isNear = false, children }: ListPlaceProps) {
  return (
    <li
      className={isNear ? undefined : "skip-unseen"}
      style={isNear ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {children}
    </li>
  );
}

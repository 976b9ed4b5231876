import type { ReactNode } from "react";
import { heightOf, type ListRow } from "./list-rows.ts";

export interface ListPlaceProps {
  row: ListRow;
  children: ReactNode;
}

/**
 * The place of a row in a list that has all of its rows in the page. What is not on the screen is neither laid out nor
 * painted: a price that moves there costs its text alone.
 */
export function ListPlace({ row, children }: ListPlaceProps) {
  return (
    <li className="[content-visibility:auto]" style={{ containIntrinsicBlockSize: `auto ${heightOf(row)}px` }}>
      {children}
    </li>
  );
}

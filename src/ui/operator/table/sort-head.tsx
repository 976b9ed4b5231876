import { Link, useSearch } from "@tanstack/react-router";
import { classNames } from "../../primitives/class-names.ts";
import { TABLE_TEXT } from "./text.ts";

export interface SortHeadProps {
  id: string;
  header: string;
  isNumber?: boolean | undefined;
  /** The server orders by it. */
  isSorted?: boolean | undefined;
}

type Direction = "ascending" | "descending" | "none";

const MARKS: Readonly<Record<Direction, string>> = { ascending: "▲", descending: "▼", none: "" };

function directionIn(sort: unknown, id: string): Direction {
  if (sort === id) return "ascending";
  return sort === `-${id}` ? "descending" : "none";
}

/** The greatest first, the smallest first, and as the list comes. */
const NEXT: Readonly<Record<Direction, (id: string) => string | undefined>> = {
  none: (id) => `-${id}`,
  descending: (id) => id,
  ascending: () => undefined,
};

/** The head of a column; a press orders the list by it, in the address. */
export function SortHead({ id, header, isNumber, isSorted }: SortHeadProps) {
  const { sort } = useSearch({ strict: false }) as { sort?: unknown };
  const direction = directionIn(sort, id);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classNames("h-9 px-3 font-semibold", isNumber && "text-right")}
    >
      {isSorted ? (
        <Link
          to="."
          search={(now: object) => ({ ...now, page: undefined, sort: NEXT[direction](id) })}
          resetScroll={false}
          aria-label={TABLE_TEXT.sortBy(header)}
          className="inline-flex items-center gap-1 hover:text-ink"
        >
          {header}
          <span aria-hidden className="w-2 text-[0.5rem] text-accent">
            {MARKS[direction]}
          </span>
        </Link>
      ) : (
        header
      )}
    </th>
  );
}

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { EuropeanFixture } from "../../../api/contract/sports.ts";
import { useHeldList } from "../korea/use-held-list.ts";
import { FixtureRow, type FixtureRowProps } from "./fixture-row.tsx";
import { GroupHead } from "./group-head.tsx";
import { listRows, type ListRow } from "./list-rows.ts";

export interface FixtureGroupsProps extends Pick<FixtureRowProps, "phase" | "lists"> {
  /** What the items are a list of; null while another list is on its way. */
  listKey: string | null;
  items: readonly EuropeanFixture[];
}

/** Fixtures under their league and day. What is gone stays, closed, while a member may be about to press beside it. */
export function FixtureGroups({ listKey, items, ...row }: FixtureGroupsProps) {
  const { items: shown, gone, hold } = useHeldList(listKey, items);
  return (
    <div ref={hold}>
      <VirtualRows rows={listRows(shown)} gone={gone} {...row} />
    </div>
  );
}

/** Pixels of a row before it is measured: a head, the names, one market, the line below them. */
const HEAD_HEIGHT = 40;
const NAMES_HEIGHT = 46;
const MARKET_HEIGHT = 42;
const MORE_HEIGHT = 38;
/** Rows that are ready above and below the screen: a turn of the wheel shows no blank one. */
const OVERSCAN = 12;

function heightOf(row: ListRow | undefined): number {
  if (!row || "group" in row) return HEAD_HEIGHT;
  const { markets, marketCount } = row.fixture;
  return NAMES_HEIGHT + markets.length * MARKET_HEIGHT + (marketCount > markets.length ? MORE_HEIGHT : 0);
}

interface VirtualRowsProps extends Pick<FixtureRowProps, "phase" | "lists"> {
  rows: readonly ListRow[];
  gone: ReadonlySet<string>;
}

/** Only the rows on the screen, and some around them, are in the page. */
function VirtualRows({ rows, gone, phase, lists }: VirtualRowsProps) {
  // The virtualizer changes inside while its reference stays: the compiler would keep its first rows for ever.
  "use no memo";
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- This component is not compiled, and hands out no function of it.
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => heightOf(rows[index]),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: OVERSCAN,
    scrollMargin,
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    // A row is measured while React draws it, and nothing may be drawn at once from there.
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY));
  }, [rows]);
  const [attach] = useState(() => (element: HTMLUListElement | null) => {
    list.current = element;
    virtualizer.containerRef(element);
  });
  return (
    <ul ref={attach} className="relative">
      {virtualizer.getVirtualItems().map(({ key, index }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute left-0 w-full"
            >
              {"group" in row ? (
                <Head group={row.group} />
              ) : (
                <Row phase={phase} lists={lists} fixture={row.fixture} isGone={gone.has(row.key)} />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

const Head = memo(GroupHead);
const Row = memo(FixtureRow);

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ListRow } from "./list-rows.ts";

/** Rows that are ready above and below the screen: a turn of the wheel shows no blank one. */
const OVERSCAN = 8;

export interface VirtualRowsProps {
  rows: readonly ListRow[];
  /** Pixels of a row before it is measured. */
  heightOf: (row: ListRow | undefined) => number;
  draw: (row: ListRow) => ReactNode;
}

/**
 * A long list: only the rows on the screen, and some around them, are in the page. While each step of a scroll leaves the
 * screen behind, rows around it would be drawn for nothing: they come when the scroll slows down or ends.
 */
export function VirtualRows({ rows, heightOf, draw }: VirtualRowsProps) {
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
    // The rows are drawn within the event of the scroll: later, a fast scroll shows blank places first.
    useFlushSync: true,
  });
  const [drawn] = useState({ offset: 0, isFar: false });
  const offset = virtualizer.scrollOffset ?? 0;
  if (offset !== drawn.offset) Object.assign(drawn, { offset, isFar: Math.abs(offset - drawn.offset) > innerHeight });
  virtualizer.options.overscan = virtualizer.isScrolling && drawn.isFar ? 0 : OVERSCAN;
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
              className="absolute left-0 w-full [contain:layout_style]"
            >
              {draw(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}

import { lazy, memo, Suspense } from "react";
import type { EuropeanFixture } from "../../../api/contract/sports/sports.ts";
import { useHeldList } from "../korea/use-held-list.ts";
import { FixtureRow, type FixtureRowProps } from "./fixture-row.tsx";
import { GroupHead } from "./group-head.tsx";
import { keepMarkets } from "./keep-markets.ts";
import { ListPlace } from "./list-place.tsx";
import { listRows, type ListRow } from "./list-rows.ts";

export interface FixtureGroupsProps extends Pick<FixtureRowProps, "phase" | "lists"> {
  /** What the items are a list of; null while another list is on its way. */
  listKey: string | null;
  items: readonly EuropeanFixture[];
}

/** A list of more rows has only those in the page that are on the screen. */
const PLAIN_ROWS = 60;
/** Rows of a long list that are shown until its code is there: more than a high screen has. */
const FIRST_ROWS = 14;

const VirtualRows = lazy(() => import("./virtual-rows.tsx").then((file) => ({ default: file.VirtualRows })));

/** Fixtures under their league and day. What is gone stays, closed, while a member may be about to press beside it. */
export function FixtureGroups({ listKey, items, phase, lists }: FixtureGroupsProps) {
  const { items: shown, gone, hold } = useHeldList(listKey, items, keepMarkets);
  const rows = listRows(shown);
  const draw = (row: ListRow) =>
    "group" in row ? (
      <Head group={row.group} />
    ) : (
      <Row phase={phase} lists={lists} fixture={row.fixture} isGone={gone.has(row.key)} />
    );
  const plain = (count: number) => (
    <ul>
      {rows.slice(0, count).map((row) => (
        <ListPlace key={row.key} row={row}>
          {draw(row)}
        </ListPlace>
      ))}
    </ul>
  );
  return (
    <div ref={hold}>
      {rows.length > PLAIN_ROWS ? (
        <Suspense fallback={plain(FIRST_ROWS)}>
          <VirtualRows rows={rows} draw={draw} />
        </Suspense>
      ) : (
        plain(PLAIN_ROWS)
      )}
    </div>
  );
}

const Head = memo(GroupHead);
const Row = memo(FixtureRow);

import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { byLeague, COLUMNS } from "../../../domain/sports/match-columns.ts";
import { useHasColumns } from "../../frame/layout/use-frame-width.ts";
import { usePreference } from "../../frame/theme/preference.ts";
import { useHeldList } from "../korea/use-held-list.ts";
import { keepMarkets } from "./keep-markets.ts";
import { LeagueHead } from "./league-head.tsx";
import { listLook, shownColumn } from "./list-look.ts";
import { ListPlace } from "./list-place.tsx";
import { heightOf, listRows, type ListRow } from "./list-rows.ts";
import { rowKind, rowOf } from "./rows.ts";
import type { ListedFixture, MatchRowProps } from "./use-row.ts";

export interface MatchListProps extends Pick<MatchRowProps, "game" | "isEuropean" | "lists"> {
  /** What the items are a list of; null while another list is on its way. */
  listKey: string | null;
  items: readonly ListedFixture[];
  /** Stands in its place while no match is shown; a last one that is gone still is. */
  empty?: ReactNode;
}

/** A list of more rows has only those in the page that are on the screen. */
const PLAIN_ROWS = 60;
/** Rows that are in sight at first, and rows of a long list that are shown until its code is there. */
const FIRST_ROWS = 24;

const VirtualRows = lazy(() => import("./virtual-rows.tsx").then((file) => ({ default: file.VirtualRows })));
const Head = memo(LeagueHead);

/** Matches under their leagues. What is gone stays, closed, while a member may be about to press beside it. */
export function MatchList({ game, isEuropean, listKey, items, lists, empty }: MatchListProps) {
  const look = usePreference(listLook);
  const column = usePreference(shownColumn);
  const hasColumns = useHasColumns();
  const kind = rowKind(game, look);
  const Row = rowOf(kind);
  const inOrder = useMemo(() => byLeague(game, items), [game, items]);
  const { items: shown, gone, hold } = useHeldList(listKey, inOrder, keepMarkets);
  const rows = listRows(game, kind, shown);
  const columns = kind === "line" ? (hasColumns ? COLUMNS : ONE[column]) : undefined;
  const height = (row: ListRow | undefined) => heightOf(row, kind, !hasColumns);
  const draw = (row: ListRow) =>
    "group" in row ? (
      <Head group={row.group} columns={columns} isMarked={isEuropean} />
    ) : (
      <Row game={game} isEuropean={isEuropean} lists={lists} fixture={row.fixture} isGone={gone.has(row.key)} />
    );
  const plain = (count: number) => (
    <ul>
      {rows.slice(0, count).map((row, at) => (
        <ListPlace key={row.key} height={height(row)} isNear={at < FIRST_ROWS}>
          {draw(row)}
        </ListPlace>
      ))}
    </ul>
  );
  return (
    <div ref={hold}>
      {rows.length === 0 && empty}
      {rows.length > PLAIN_ROWS ? (
        <Suspense fallback={plain(FIRST_ROWS)}>
          <VirtualRows rows={rows} heightOf={height} draw={draw} />
        </Suspense>
      ) : (
        plain(PLAIN_ROWS)
      )}
    </div>
  );
}

const ONE = { result: ["result"], handicap: ["handicap"], total: ["total"] } as const;

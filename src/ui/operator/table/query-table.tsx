import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView, type ViewedQuery } from "../../frame/list/query-view.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { ActionTable, type ActionTableProps } from "./action-table.tsx";
import type { Total } from "./table-bar.tsx";

/** A whole list, or one page of it. */
interface TableList<Row> {
  items: readonly Row[];
  page?: number;
  pageCount?: number;
  totalCount?: number;
}

export interface QueryTableProps<Row> extends Omit<ActionTableProps<Row>, "rows" | "totals"> {
  query: ViewedQuery<TableList<Row>>;
  /** How many lines stand in the place of the rows while they are read. */
  lines?: number;
  /** What was done last; stands above the rows. */
  notice?: string | null;
  /** Sums of the whole filter; how many rows it has is known from the list. */
  sums?: readonly Total[];
}

/** A list of the server as a table with its actions, and the links to its pages. */
export function QueryTable<Row extends object>(props: QueryTableProps<Row>) {
  const { query, lines = 8, notice = null, sums, ...table } = props;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ActionNotice text={notice} />
      <QueryView query={query} lines={lines} lineClassName="h-9">
        {({ items, page, pageCount, totalCount }) => (
          <>
            <ActionTable<Row>
              {...table}
              rows={items}
              {...(totalCount !== undefined && { totals: { count: totalCount, ...(sums && { sums }) } })}
            />
            {page !== undefined && pageCount !== undefined && <ListPager page={page} pageCount={pageCount} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

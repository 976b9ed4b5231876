import { type ReactNode, useState } from "react";
import { QueryView, type ViewedQuery } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";

export interface RowListProps<Row> {
  query: ViewedQuery<{ items: readonly Row[] }>;
  empty?: string;
  rowId: (row: Row) => string;
  /** One row; what is given last stands below it while it is open. */
  renderRow: (row: Row, isOpen: boolean, onToggle: () => void, below: ReactNode) => ReactNode;
  renderBelow: (row: Row, onClose: () => void) => ReactNode;
}

/** Rows that are no table, of which one at a time is open. */
export function RowList<Row>({ query, empty, rowId, renderRow, renderBelow }: RowListProps<Row>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => setOpenId(null);
  return (
    <QueryView query={query} {...(empty !== undefined && { empty: <EmptyState title={empty} /> })} lines={4}>
      {({ items }) => (
        <ul>
          {items.map((row) => {
            const id = rowId(row);
            const isOpen = id === openId;
            const toggle = () => setOpenId(isOpen ? null : id);
            return renderRow(row, isOpen, toggle, isOpen && renderBelow(row, close));
          })}
        </ul>
      )}
    </QueryView>
  );
}

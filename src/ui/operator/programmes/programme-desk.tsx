import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { lazy, useState, type ReactNode } from "react";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView, type ViewedQuery } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ActionTable } from "../table/action-table.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import type { TableList } from "../table/query-table.tsx";
import type { EndEndpoint } from "./end-step.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

const EndStep = lazy(() => import("./end-step.tsx").then((file) => ({ default: file.EndStep })));

/** What a form of the desk is given: the list is read anew once it is done. */
interface DeskForm {
  onDone: () => void;
  onClose: () => void;
}

interface DeskAction<Row> {
  label: string;
  /** False: the action is not offered for the row. */
  isFor?: (row: Row) => boolean;
  /** What opens below the row. */
  render: (row: Row, form: DeskForm) => ReactNode;
}

/** What can be ended before its time. */
export interface Ended {
  id: string;
  title: string;
}

interface DeskEnd<Row> {
  to: EndEndpoint;
  ask: (title: string) => string;
  isFor?: (row: Row) => boolean;
}

export interface ProgrammeDeskProps<Row> {
  title: string;
  addLabel: string;
  empty: string;
  query: ViewedQuery<TableList<Row>>;
  /** What is read anew when a form is done. */
  queryKey: QueryKey;
  /** Made outside of components. */
  columns: readonly DataColumn<Row>[];
  actions: readonly DeskAction<Row>[];
  end: DeskEnd<Row>;
  /** The form of a new one. */
  renderNew: (form: DeskForm) => ReactNode;
}

/** What an operator keeps: a list whose selected row opens its actions, and the form of a new one. */
export function ProgrammeDesk<Row extends Ended>({ query, ...props }: ProgrammeDeskProps<Row>) {
  return (
    <QueryView query={query} isEmpty={() => false} lineClassName="h-9">
      {({ items, page, pageCount }) => (
        <>
          <DeskTable<Row> {...props} rows={items} />
          {page !== undefined && pageCount !== undefined && <ListPager page={page} pageCount={pageCount} />}
        </>
      )}
    </QueryView>
  );
}

const endAction = <Row extends Ended>({ to, ask, isFor }: DeskEnd<Row>): DeskAction<Row> => ({
  label: TEXT.end,
  ...(isFor && { isFor }),
  render: ({ id, title }, form) => <EndStep to={to} id={id} ask={ask(title)} {...form} />,
});

type DeskTableProps<Row> = Omit<ProgrammeDeskProps<Row>, "query"> & { rows: readonly Row[] };

function DeskTable<Row extends Ended>(props: DeskTableProps<Row>) {
  const { title, addLabel, empty, rows, columns, queryKey, renderNew } = props;
  const queryClient = useQueryClient();
  const actions = [...props.actions, endAction(props.end)];
  const [isNew, setNew] = useState(false);
  const onDone = () => void queryClient.invalidateQueries({ queryKey });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex justify-end">
        <Button look="primary" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
          {isNew ? TEXT.close : addLabel}
        </Button>
      </div>
      {isNew && (
        <Panel title={addLabel}>
          <div className="p-3">{renderNew({ onDone, onClose: () => setNew(false) })}</div>
        </Panel>
      )}
      {rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ActionTable<Row>
          label={title}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          actions={actions.map(({ render, ...action }) => ({
            ...action,
            render: (row, onClose) => render(row, { onDone, onClose }),
          }))}
        />
      )}
    </div>
  );
}

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import type { ActReport } from "../../../api/contract/operator/wallet.ts";
import type { ViewedQuery } from "../../frame/list/query-view.tsx";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { useAction } from "../use-action.ts";

/** What waits for an operator. Who has its lease works on it alone for some minutes. */
export interface Leased {
  id: string;
  userId: string;
  lease: { isMine: boolean } | null;
}

export type LeaseAction = "claim" | "release";

export interface QueueAction<Name> {
  name: Name;
  label: string;
  look: NonNullable<ButtonProps["look"]>;
}

interface QueueForm<Row, Name> {
  action: Name;
  rows: readonly Row[];
  onDone: (report: ActReport) => void;
  onClose: () => void;
}

export interface LeasedQueueProps<Row, Name> {
  label: string;
  query: ViewedQuery<{ items: readonly Row[]; page: number; pageCount: number }>;
  /** What is read anew when something was done. */
  queryKeys: readonly QueryKey[];
  columns: readonly DataColumn<Row>[];
  text: Readonly<Record<LeaseAction | "empty", string>> & {
    problem: (userId: string, problem: string) => string;
    done: (count: number) => string;
  };
  /** Whether the state of a row allows it; whose lease it is aside. */
  canAct: (row: Row, action: Name | LeaseAction) => boolean;
  act: (action: LeaseAction, ids: readonly string[]) => Promise<ActReport>;
  /** What is done by a form, with the lease of every chosen row. */
  actions: readonly QueueAction<Name>[];
  renderForm: (form: QueueForm<Row, Name>) => ReactNode;
  /** Below a row that is selected. */
  renderDetail?: (row: Row) => ReactNode;
}

/** A queue of operators: rows are claimed, and who has claimed them acts on them. What failed is said row by row. */
export function LeasedQueue<Row extends Leased, Name extends string>(props: LeasedQueueProps<Row, Name>) {
  const { label, query, queryKeys, columns, text, canAct, act, actions, renderForm, renderDetail } = props;
  const queryClient = useQueryClient();
  const [form, setForm] = useState<{ action: Name; rows: readonly Row[] } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const action = useAction();
  const known = query.data?.items ?? [];

  const tell = ({ items }: ActReport): string => {
    const nameOf = (id: string) => known.find((one) => one.id === id)?.userId ?? id;
    setProblems(items.flatMap(({ id, problem }) => (problem === null ? [] : [text.problem(nameOf(id), problem)])));
    setForm(null);
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
    return text.done(items.filter(({ problem }) => problem === null).length);
  };
  const send = (name: LeaseAction, ids: readonly string[]) => action.run(async () => tell(await act(name, ids)));

  const buttons = (chosen: readonly Row[]) => {
    const can = (name: Name | LeaseAction) => chosen.length > 0 && chosen.every((row) => canAct(row, name));
    const isMine = chosen.every(({ lease }) => lease?.isMine === true);
    const ids = chosen.map(({ id }) => id);
    return (
      <>
        <Button size="sm" isBusy={action.isBusy} disabled={!can("claim")} onClick={() => send("claim", ids)}>
          {text.claim}
        </Button>
        <Button
          size="sm"
          isBusy={action.isBusy}
          disabled={!can("release") || !isMine}
          onClick={() => send("release", ids)}
        >
          {text.release}
        </Button>
        {actions.map((one) => (
          <Button
            key={one.name}
            size="sm"
            look={one.look}
            disabled={!can(one.name) || !isMine}
            onClick={() => setForm({ action: one.name, rows: chosen })}
          >
            {one.label}
          </Button>
        ))}
      </>
    );
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <ActionNotice notice={action.notice} />
      {problems.length > 0 && (
        <div role="alert" className="text-sm text-danger">
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {form && (
        <Suspense key={`${form.action} ${form.rows.map(({ id }) => id).join()}`} fallback={<Skeleton lines={2} />}>
          {renderForm({
            ...form,
            onDone: (report) => action.run(async () => tell(report)),
            onClose: () => setForm(null),
          })}
        </Suspense>
      )}
      <QueryTable<Row>
        label={label}
        query={query}
        empty={text.empty}
        columns={columns}
        rowId={({ id }) => id}
        renderMore={buttons}
        {...(renderDetail && { renderDetail })}
      />
    </div>
  );
}

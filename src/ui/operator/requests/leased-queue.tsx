import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import type { actOnMoneyRequests } from "../../../api/contract/operator/money.endpoints.ts";
import type { actOnTetherOrders } from "../../../api/contract/operator/tether.endpoints.ts";
import type { ActReport } from "../../../api/contract/operator/wallet.ts";
import { isOwn, type Leased } from "../../../domain/wallet/leases.ts";
import { leasedQueueMachine } from "../../../machines/leased-queue/leased-queue.machine.ts";
import { useAllowed } from "../../frame/form/allowed.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { CommandNotice } from "../../frame/form/command-notice.tsx";
import type { ViewedQuery } from "../../frame/list/query-view.tsx";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { FirstField } from "../first-field.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable, type QueryTableProps } from "../table/query-table.tsx";
import { type Stale, useStale } from "../use-stale.ts";
import { QUEUE_TEXT as TEXT } from "./queue-text.ts";
import { useClaim } from "./use-claim.ts";

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

export interface LeasedQueueProps<Row, Name> extends Pick<QueryTableProps<Row>, "name" | "sums" | "exports"> {
  label: string;
  empty: string;
  query: ViewedQuery<{ items: readonly Row[]; page: number; pageCount: number }>;
  /** What is read anew when something was done. */
  stale: readonly Stale[];
  columns: readonly DataColumn<Row>[];
  /** Claims and releases. */
  to: typeof actOnMoneyRequests | typeof actOnTetherOrders;
  /** Whether the state of a row allows it; whose lease it is aside. */
  canAct: (row: Row, action: Name | LeaseAction) => boolean;
  /** A row as it is once it is claimed, where a claim changes its state. */
  claimed?: (row: Row) => Row;
  /** What is done by a form, with the lease of every chosen row. */
  actions: readonly QueueAction<Name>[];
  renderForm: (form: QueueForm<Row, Name>) => ReactNode;
  /** Names the panel of a row that is open. */
  rowTitle?: (row: Row) => string;
  /** Beside the list, of the row that is open. */
  renderDetail?: (row: Row) => ReactNode;
}

/** A and R do what looks like it, with the rows that are selected or the one that the keys are at. */
const KEYS: Readonly<Record<string, ButtonProps["look"]>> = { a: "primary", r: "danger" };

/** A queue of operators: rows are claimed, and who has claimed them acts on them. What failed is said row by row. */
export function LeasedQueue<Row extends Leased, Name extends string>(props: LeasedQueueProps<Row, Name>) {
  return <QueueOf {...props} queue={useActorRef(leasedQueueMachine)} />;
}

export interface QueueOfProps<Row, Name> extends LeasedQueueProps<Row, Name> {
  queue: ActorRefFrom<typeof leasedQueueMachine>;
}

/** The queue in the state of its machine. */
export function QueueOf<Row extends Leased, Name extends string>(props: QueueOfProps<Row, Name>) {
  const { queue, label, empty, query, stale, columns, to, canAct, actions, renderForm, rowTitle, renderDetail } = props;
  const { name, sums, exports, claimed = (row) => row } = props;
  const readAnew = useStale(...stale);
  const snapshot = useSelector(queue, (now) => now);
  const { work, done, problems } = snapshot.context;
  const { data } = query;
  useEffect(() => {
    if (data) queue.send({ type: "leases.read", rows: data.items });
  }, [queue, data]);

  const tell = (report: ActReport) => {
    queue.send({ type: "report.told", report });
    readAnew();
  };
  const close = () => queue.send({ type: "work.close" });
  const lease = (action: LeaseAction, rows: readonly Leased[], disabled = false) => (
    <CommandButton
      key={action}
      name={`${to.path} ${action}`}
      to={to}
      input={{ body: { action, ids: rows.map(({ id }) => id) } }}
      label={TEXT[action]}
      look="quiet"
      size="sm"
      disabled={disabled}
      onDone={tell}
    />
  );
  const isAllowed = useAllowed(to.right);
  /** What a key asked for: it opens once the rows are claimed. */
  const wanted = useRef<{ action: Name; rows: readonly Row[] } | null>(null);
  const { claim, notice } = useClaim(to, (report) => {
    const work = wanted.current;
    wanted.current = null;
    const isClaimed = (row: Row) => report.items.some(({ id, problem }) => id === row.id && problem === null);
    // A second key while the first claim is under way is not what this report is about.
    if (work === null || !work.rows.every(isClaimed)) return tell(report);
    const rows = work.rows.map((row) => ({ ...claimed(row), lease: { ...row.lease, isMine: true } }));
    queue.send({ type: "work.open", action: work.action, rows });
    readAnew();
  });
  const decideByKey = (action: Name, rows: readonly Row[]) => {
    if (rows.every(isOwn)) {
      if (rows.every((row) => canAct(row, action))) queue.send({ type: "work.open", action, rows });
      return;
    }
    const isFree = (row: Row) => isOwn(row) || (row.lease === null && canAct(row, "claim"));
    if (!rows.every((row) => isFree(row) && canAct(claimed(row), action))) return;
    wanted.current = { action, rows };
    claim(rows.map(({ id }) => id));
  };
  const buttons = (chosen: readonly Row[]) => {
    const can = (name: Name | LeaseAction) => chosen.length > 0 && chosen.every((row) => canAct(row, name));
    const open = (action: Name) => ({ type: "work.open", action, rows: chosen }) as const;
    return (
      <>
        {lease("claim", chosen, !can("claim"))}
        {lease("release", chosen, !can("release") || !chosen.every(isOwn))}
        {(isAllowed ? actions : []).map((one) => (
          <Button
            key={one.name}
            size="sm"
            look={one.look}
            disabled={!can(one.name) || !snapshot.can(open(one.name))}
            onClick={() => queue.send(open(one.name))}
          >
            {one.label}
          </Button>
        ))}
      </>
    );
  };

  return (
    <div data-machine="leased-queue" data-state={snapshot.value} className="grid grid-cols-1 gap-2">
      <ActionNotice text={done === null ? null : TEXT.done(done)} />
      {problems.length > 0 && (
        <div role="alert" className="text-sm text-danger">
          {problems.map(({ userId, problem }) => (
            <p key={`${userId} ${problem}`}>{TEXT.problem(userId, problem)}</p>
          ))}
        </div>
      )}
      <CommandNotice {...notice} />
      {work && snapshot.matches("deciding") && (
        <Suspense key={`${work.action} ${work.rows.map(({ id }) => id).join()}`} fallback={<Skeleton lines={2} />}>
          <FirstField>
            {renderForm({
              action: work.action as Name,
              rows: work.rows as readonly Row[],
              onDone: tell,
              onClose: close,
            })}
          </FirstField>
        </Suspense>
      )}
      {work && snapshot.matches("lost") && (
        <div className="flex flex-wrap items-start gap-2">
          <p role="alert" className="mr-auto text-sm text-danger">
            {TEXT.lost}
          </p>
          <Button size="sm" onClick={close}>
            {TEXT.close}
          </Button>
          {lease("claim", work.rows)}
        </div>
      )}
      <QueryTable<Row>
        label={label}
        query={query}
        empty={empty}
        columns={columns}
        rowId={({ id }) => id}
        renderMore={buttons}
        onKey={(key, row, { chosen }) => {
          const action = actions.find(({ look }) => look === KEYS[key]);
          if (action && isAllowed) decideByKey(action.name, chosen.length > 0 ? chosen : [row]);
        }}
        {...(name !== undefined && { name })}
        {...(sums && { sums })}
        {...(exports && { exports })}
        {...(rowTitle && { rowTitle })}
        {...(renderDetail && { renderDetail })}
      />
    </div>
  );
}

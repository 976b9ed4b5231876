import { useState } from "react";
import type { CommandEndpoint, Input } from "../../../api/contract/endpoint.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { QueryView, type ViewedQuery } from "../../frame/list/query-view.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { type Stale, useStale } from "../use-stale.ts";

/** What keeps someone out, until it is lifted. */
interface Lock {
  /** An account or an address. */
  id: string;
  name: string;
  reason: string;
  /** Since when or until when, in Korean. */
  time?: string;
}

export interface LockListProps<Item, To extends CommandEndpoint> {
  query: ViewedQuery<{ items: readonly Item[] }>;
  lockOf: (item: Item) => Lock;
  /** Lifts one of them. */
  to: To;
  inputOf: (id: string) => Input<To>;
  /** What is read anew then. */
  stale: readonly Stale[];
  text: { empty: string; lift: string; liftOf: (id: string) => string; lifted: (id: string) => string };
}

/** Locks that stand, each with the button that lifts it. */
export function LockList<Item, To extends CommandEndpoint>(props: LockListProps<Item, To>) {
  const { query, lockOf, to, inputOf, stale, text } = props;
  const readAnew = useStale(...stale);
  const [told, setTold] = useState<string | null>(null);
  return (
    <>
      <QueryView query={query} empty={<p className="text-xs text-muted">{text.empty}</p>} lines={1} lineClassName="h-8">
        {({ items }) => (
          <ul className="grid gap-1">
            {items.map(lockOf).map(({ id, name, reason, time }) => (
              <li key={id} className="flex items-center gap-2 rounded-md bg-raised px-2 py-1 text-sm">
                <span className="font-semibold tabular-nums">{name}</span>
                <span className="min-w-0 flex-1 truncate text-xs text-muted">{reason}</span>
                {time !== undefined && <span className="text-xs text-muted tabular-nums">{time}</span>}
                <CommandButton<To>
                  name={`${to.path} ${id}`}
                  to={to}
                  input={inputOf(id)}
                  label={text.lift}
                  aria-label={text.liftOf(id)}
                  look="quiet"
                  size="sm"
                  onDone={() => {
                    readAnew();
                    setTold(text.lifted(id));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ActionNotice text={told} />
    </>
  );
}

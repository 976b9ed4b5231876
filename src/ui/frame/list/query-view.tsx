import type { ReactNode } from "react";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useSteadyPending } from "../../primitives/use-steady-pending.ts";

/** What the view reads of a query of TanStack Query. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** A list is empty when it has no items, and what is no list never is, where it is not given. */
  isEmpty?: (data: Data) => boolean;
  /** Shown in place of an empty list; the children are where it is not given. */
  empty?: ReactNode;
  /** How many lines stand in the place of what is read, and how high they are. */
  lines?: number;
  lineClassName?: string;
  children: (data: Data) => ReactNode;
}

const hasNoItems = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "items" in data && Array.isArray(data.items) && data.items.length === 0;

/** Shows what a query reads: lines for at least 200 ms, then the data, that there is none, or the error with a retry. */
export function QueryView<Data>({
  query,
  isEmpty = hasNoItems,
  empty,
  lines = 6,
  lineClassName = "h-14",
  children,
}: QueryViewProps<Data>) {
  const isPending = useSteadyPending(query.isPending);
  if (isPending) return <Skeleton lines={lines} lineClassName={lineClassName} />;
  const { data } = query;
  if (data === undefined)
    return (
      <ErrorState
        message={query.error?.message ?? ""}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const hasNone = isEmpty(data);
  const state = query.error ? "failed" : query.isPlaceholderData ? "loading" : hasNone ? "empty" : "shown";
  return (
    <div data-state={state} aria-busy={query.isPlaceholderData}>
      {hasNone && empty !== undefined ? empty : children(data)}
    </div>
  );
}

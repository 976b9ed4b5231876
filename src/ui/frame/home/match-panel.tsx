import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FixturePage } from "../../../api/contract/sports/fixtures.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useSteadyPending } from "../../primitives/use-steady-pending.ts";
import { useHeldList } from "../../sports/korea/use-held-list.ts";
import { withTime } from "../layout/menu-link.tsx";
import { useTellList } from "./home-lists.ts";
import { MatchLine } from "./match-line.tsx";

export interface MatchPanelProps {
  query: UseQueryOptions<FixturePage>;
  title: string;
  /** The page with all of them, and what leads there. */
  to: "/korea/live" | "/korea/cross";
  all: (count: number | undefined) => string;
  empty: string;
  lines: number;
}

const NONE: FixturePage["items"] = [];

/** A few fixtures of one game, with the prices of their results. */
export function MatchPanel({ query, title, to, all, empty, lines }: MatchPanelProps) {
  const fixtures = useQuery(query);
  useTellList(fixtures.data);
  const isPending = useSteadyPending(fixtures.isPending);
  const { items, gone, hold } = useHeldList(title, fixtures.data?.items ?? NONE);
  return (
    <Panel
      title={title}
      aside={
        <Link to={to} search={withTime} className="text-xs font-semibold text-accent hover:underline">
          {all(fixtures.data?.totalCount)}
        </Link>
      }
    >
      {isPending ? (
        <Skeleton lines={lines} lineClassName="h-14" />
      ) : fixtures.isError ? (
        <ErrorState
          message={fixtures.error.message}
          isRetrying={fixtures.isFetching}
          onRetry={() => void fixtures.refetch()}
        />
      ) : items.length > 0 ? (
        <ul ref={hold}>
          {items.map((fixture) => (
            <MatchLine key={fixture.id} fixture={fixture} isGone={gone.has(fixture.id)} />
          ))}
        </ul>
      ) : (
        <EmptyState title={empty} />
      )}
    </Panel>
  );
}

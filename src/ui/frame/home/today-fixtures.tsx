import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FixtureWire } from "../../../api/contract/fixtures.ts";
import { todayFixturesQuery } from "../../../api/queries/home.ts";
import { formatShortDateTime } from "../../../domain/labels/format.ts";
import { sportName } from "../../../domain/labels/sports.ts";
import { formatPrice } from "../../../domain/price.ts";
import { useApp } from "../../app-context.ts";
import { withTime } from "../layout/menu-link.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useHeldPending } from "../../primitives/use-held-pending.ts";
import { mainMarket } from "./main-market.ts";
import { HOME_TEXT } from "./text.ts";

/** The fixtures of today in Seoul that have not begun, with the prices of their result. */
export function TodayFixtures() {
  const { api } = useApp();
  const fixtures = useQuery(todayFixturesQuery(api));
  const isPending = useHeldPending(fixtures.isPending);
  return (
    <Panel
      title={HOME_TEXT.today}
      aside={
        <Link to="/korea/cross" search={withTime} className="text-xs font-semibold text-accent hover:underline">
          {HOME_TEXT.all(fixtures.data?.totalCount)}
        </Link>
      }
    >
      {isPending ? (
        <Skeleton lines={6} lineClassName="h-8" />
      ) : fixtures.isError ? (
        <ErrorState
          message={HOME_TEXT.todayFailed}
          isRetrying={fixtures.isFetching}
          onRetry={() => void fixtures.refetch()}
        />
      ) : fixtures.data?.items.length ? (
        <ul>
          {fixtures.data.items.map((fixture) => (
            <FixtureRow key={fixture.id} fixture={fixture} />
          ))}
        </ul>
      ) : (
        <EmptyState title={HOME_TEXT.todayEmpty} />
      )}
    </Panel>
  );
}

function FixtureRow({ fixture }: { fixture: FixtureWire }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-b-0 tablet:grid-cols-[6.5rem_11rem_1fr_auto]">
      <time dateTime={fixture.startsAt} className="text-xs text-muted tabular-nums">
        {formatShortDateTime(fixture.startsAt)}
      </time>
      <span className="truncate text-xs text-faint">
        {sportName(fixture.sportId)} · {fixture.leagueName}
      </span>
      <span className="col-span-2 truncate text-sm font-semibold tablet:col-span-1">
        {fixture.homeName} <span className="font-normal text-faint">{HOME_TEXT.versus}</span> {fixture.awayName}
      </span>
      <span className="col-span-2 flex gap-1 tablet:col-span-1">
        {mainMarket(fixture)?.selections.map((selection) => (
          <span
            key={selection.id}
            className="flex min-w-19 flex-1 items-baseline justify-between gap-2 rounded-sm bg-sunken px-2 py-1 text-xs"
          >
            <span className="text-faint">{selection.name}</span>
            <span className="font-bold">{formatPrice(selection.betPrice)}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

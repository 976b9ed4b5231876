import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { todayFixturesQuery } from "../../../api/queries/frame/home.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { useApp } from "../../app-context.ts";
import { withTime } from "../layout/menu-link.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useSteadyPending } from "../../primitives/use-steady-pending.ts";
import { FixtureLink } from "./fixture-link.tsx";
import { useTellList } from "./home-lists.ts";
import { ResultPrices } from "./result-prices.tsx";
import { HOME_TEXT } from "./text.ts";

/** The fixtures of today in Seoul that have not begun, with the prices of their result. */
export function TodayFixtures() {
  const { api } = useApp();
  const fixtures = useQuery(todayFixturesQuery(api));
  useTellList(fixtures.data);
  const isPending = useSteadyPending(fixtures.isPending);
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
    <li className="skip-unseen grid [contain-intrinsic-block-size:auto_5rem] grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-b-0 tablet:[contain-intrinsic-block-size:auto_2.125rem] tablet:grid-cols-[6.5rem_11rem_1fr_auto]">
      <time dateTime={fixture.startsAt} className="text-xs text-muted tabular-nums">
        {formatShortDateTime(fixture.startsAt)}
      </time>
      <span className="truncate text-xs text-faint">
        {sportName(fixture.sportId)} · {fixture.leagueName}
      </span>
      <FixtureLink
        fixture={fixture}
        className="col-span-2 truncate text-sm font-semibold hover:underline tablet:col-span-1"
      >
        {fixture.homeName} <span className="font-normal text-faint">{HOME_TEXT.versus}</span> {fixture.awayName}
      </FixtureLink>
      <div className="col-span-2 tablet:col-span-1 tablet:w-66">
        <ResultPrices fixture={fixture} />
      </div>
    </li>
  );
}

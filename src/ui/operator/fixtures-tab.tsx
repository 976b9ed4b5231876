import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ADMIN_FIXTURES_KEY, adminFixturesQuery, giveResult } from "../../api/queries/admin.ts";
import { FIXTURE_STATUSES, type FixtureStatus } from "../../domain/market.ts";
import { useApp } from "../app-context.ts";
import { Pager } from "../primitives/list/pager.tsx";
import { classNames } from "../primitives/class-names.ts";
import { EmptyState } from "../primitives/empty-state.tsx";
import { ErrorState } from "../primitives/error-state.tsx";
import { Skeleton } from "../primitives/skeleton.tsx";
import { FixtureResultRow } from "./fixture-result-row.tsx";
import { FIXTURES_TEXT, STATUS_LABEL } from "./text.ts";

/** Every fixture with the result in force, and the form that gives or revises it. */
export function FixturesTab({ status, page }: { status: FixtureStatus | undefined; page: number }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(adminFixturesQuery(api, { status, page }));
  return (
    <div>
      <StatusFilter status={status} />
      {query.isPending ? (
        <Skeleton lines={8} lineClassName="h-14" />
      ) : query.isError ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={FIXTURES_TEXT.empty} />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface" aria-busy={query.isPlaceholderData}>
          {query.data.items.map((fixture) => (
            <FixtureResultRow
              key={fixture.id}
              fixture={fixture}
              onResult={async (result) => {
                const report = await giveResult(api, fixture.id, result);
                await queryClient.invalidateQueries({ queryKey: ADMIN_FIXTURES_KEY });
                return FIXTURES_TEXT.report(report.betsSettled, report.betsCorrected);
              }}
            />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageCount={query.data?.pageCount ?? 1}
        renderLink={(target, { name, text, isCurrent, className }) => (
          <Link
            to="/admin"
            search={{ tab: "fixtures", page: target, ...(status && { status }) }}
            aria-label={name}
            aria-current={isCurrent ? "page" : undefined}
            className={className}
          >
            {text}
          </Link>
        )}
      />
    </div>
  );
}

function StatusFilter({ status }: { status: FixtureStatus | undefined }) {
  return (
    <nav aria-label={FIXTURES_TEXT.status} className="mb-2 overflow-x-auto">
      <ul className="flex w-max gap-1">
        {[undefined, ...FIXTURE_STATUSES].map((one) => (
          <li key={one ?? "all"}>
            <Link
              to="/admin"
              search={{ tab: "fixtures", ...(one && { status: one }) }}
              aria-current={one === status ? "true" : undefined}
              className={classNames(
                "grid h-9 place-items-center rounded-md border px-3 text-sm",
                one === status
                  ? "border-accent bg-accent-soft font-bold"
                  : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {one ? STATUS_LABEL[one] : FIXTURES_TEXT.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

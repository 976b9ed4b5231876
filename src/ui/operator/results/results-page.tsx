import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { allFixtures } from "../../../api/contract/operator/fixtures.endpoints.ts";
import type { OperatorFixturePage } from "../../../api/contract/operator/fixtures.ts";
import { ALL_FIXTURES_KEY } from "../../../api/queries/operator/operator-fixtures.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { FIXTURE_STATUSES } from "../../../domain/sports/market.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { FIXTURES_TEXT, STATUS_LABEL } from "../text.ts";
import { useStale } from "../use-stale.ts";
import { FixtureResultRow } from "./fixture-result-row.tsx";

const readFilters = filtersOf({ status: choiceFilter(FIXTURE_STATUSES), text: textFilter(60) });

const TABS = [undefined, ...FIXTURE_STATUSES].map((value) => ({
  value,
  label: value === undefined ? FIXTURES_TEXT.all : STATUS_LABEL[value],
}));

type OperatorFixture = OperatorFixturePage["items"][number];

interface Receipt {
  fixture: OperatorFixture;
  text: string;
}

/** Every fixture with the stakes at risk, the result in force, and the form that gives or revises it. */
export function ResultsPage() {
  const { api } = useApp();
  const readAnew = useStale(ALL_FIXTURES_KEY);
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, allFixtures, { query: { ...filters, page: filters.page ?? 1 } }));
  // A fixture that was given its result may leave the list by its state: it stays in sight with its receipt.
  const [done, setDone] = useState<readonly Receipt[]>([]);
  const rowOf = (fixture: OperatorFixture) => (
    <FixtureResultRow
      key={fixture.id}
      fixture={fixture}
      receipt={done.find((one) => one.fixture.id === fixture.id)?.text ?? null}
      onDone={(text) => {
        setDone([{ fixture, text }, ...done.filter((one) => one.fixture.id !== fixture.id)]);
        readAnew();
      }}
    />
  );
  const isListed = (id: string) => query.data?.items.some((one) => one.id === id) ?? false;
  const gone = done.filter(({ fixture }) => !isListed(fixture.id));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={FIXTURES_TEXT.search} />
      <FilterTabs label={FIXTURES_TEXT.status} name="status" tabs={TABS} selected={filters.status} />
      {gone.length > 0 && (
        <ul aria-label={FIXTURES_TEXT.receipts} className="overflow-hidden rounded-lg border border-accent bg-surface">
          {gone.map(({ fixture }) => rowOf(fixture))}
        </ul>
      )}
      <QueryView query={query} empty={<EmptyState title={FIXTURES_TEXT.empty} />} lines={8}>
        {(page) => (
          <>
            <ul className="overflow-hidden rounded-lg border border-line bg-surface">{page.items.map(rowOf)}</ul>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}

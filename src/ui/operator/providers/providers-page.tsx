import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { providers as providerList } from "../../../api/contract/operator/providers.endpoints.ts";
import { TRANSACTION_STATES } from "../../../api/contract/operator/providers.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { HeldWins } from "./held-wins.tsx";
import { OpenRounds } from "./open-rounds.tsx";
import { ProviderList } from "./provider-list.tsx";
import { useStale } from "../use-stale.ts";
import { PROVIDER_LISTS } from "./stale.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";
import { TransactionList } from "./transaction-list.tsx";

const MakeProviderForm = lazy(() => import("./provider-form.tsx").then((file) => ({ default: file.MakeProviderForm })));

const readFilters = filtersOf({
  held: choiceFilter(["all"]),
  provider: textFilter(64),
  state: choiceFilter(TRANSACTION_STATES.filter((state) => state !== "all")),
  text: textFilter(60),
});
const STATE_TABS = TRANSACTION_STATES.map((state) => ({
  value: state === "all" ? undefined : state,
  label: TEXT.states[state],
}));

/** Providers of casino games: on and off, their open rounds, and what moved. */
export function ProvidersPage() {
  const { api } = useApp();
  const readAnew = useStale(...PROVIDER_LISTS);
  const { filters } = useFilters(readFilters);
  const providers = useQuery(queryOf(api, providerList, {})).data?.items ?? [];
  const { held, provider, state, text, page = 1 } = filters;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Panel title={TEXT.providers}>
        <div className="p-3">
          <ProviderList />
        </div>
      </Panel>
      <Panel title={TEXT.rounds}>
        <div className="p-3">
          <OpenRounds />
        </div>
      </Panel>
      <Panel title={TEXT.held}>
        <div className="p-3">
          <HeldWins state={held} />
        </div>
      </Panel>
      <Panel title={TEXT.transactions}>
        <div className="grid grid-cols-1 gap-2 p-3">
          <SearchBox label={TEXT.search} />
          <FilterTabs
            label={TEXT.provider}
            name="provider"
            selected={provider}
            tabs={[
              { value: undefined, label: TEXT.allProviders },
              ...providers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FilterTabs label={TEXT.state} name="state" selected={state} tabs={STATE_TABS} />
          <TransactionList provider={provider} state={state} text={text} page={page} />
        </div>
      </Panel>
      <Panel title={TEXT.make}>
        <div className="p-3">
          <Suspense fallback={<Skeleton lines={4} />}>
            <MakeProviderForm onDone={readAnew} />
          </Suspense>
        </div>
      </Panel>
    </div>
  );
}

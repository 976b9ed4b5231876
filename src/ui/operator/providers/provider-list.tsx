import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import type { ProviderRow } from "../../../api/contract/operator-providers.ts";
import { PROVIDERS_KEY, providersQuery, readGames } from "../../../api/queries/operator-providers.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { useAction } from "../use-action.ts";
import { PROVIDER_COLUMNS } from "./provider-columns.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const ProviderForm = lazy(() => import("./provider-form.tsx").then((file) => ({ default: file.ProviderForm })));

/** Providers with what is open at them; one that is selected is changed or asked for its games. */
export function ProviderList() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(providersQuery(api));
  const [selected, setSelected] = useState<Selected>({});
  const [edited, setEdited] = useState<string | null>(null);
  const { isBusy, notice, run } = useAction();
  const reload = () => queryClient.invalidateQueries({ queryKey: PROVIDERS_KEY });
  const read = async ({ id, name }: ProviderRow) => {
    const count = await readGames(api, id);
    await reload();
    return TEXT.gamesRead(name, count);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ActionNotice notice={notice} />
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.noProviders} />}
        lines={2}
        lineClassName="h-9"
      >
        {({ items }) => (
          <DataTable<ProviderRow>
            label={TEXT.providerTable}
            rows={items}
            columns={PROVIDER_COLUMNS}
            rowId={({ id }) => id}
            selected={selected}
            onSelect={setSelected}
            renderActions={(ids) => {
              const [first, ...others] = items.filter(({ id }) => ids.includes(id));
              const one = others.length === 0 ? first : undefined;
              return (
                <>
                  <Button
                    size="sm"
                    isBusy={isBusy}
                    disabled={one === undefined}
                    onClick={() => one && run(() => read(one))}
                  >
                    {TEXT.readGames}
                  </Button>
                  <Button size="sm" disabled={one === undefined} onClick={() => setEdited(one?.id ?? null)}>
                    {TEXT.edit}
                  </Button>
                </>
              );
            }}
            renderBelow={(row) =>
              row.id === edited && (
                <ProviderForm provider={row} onDone={() => void reload()} onClose={() => setEdited(null)} />
              )
            }
          />
        )}
      </QueryView>
    </div>
  );
}

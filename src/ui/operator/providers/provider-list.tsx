import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import type { ProviderRow } from "../../../api/contract/operator/providers.ts";
import { providersQuery, readGames, rereadProviders } from "../../../api/queries/operator-providers.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { useAction } from "../use-action.ts";
import { PROVIDER_COLUMNS } from "./provider-columns.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const ProviderForm = lazy(() => import("./provider-form.tsx").then((file) => ({ default: file.ProviderForm })));

/** Providers with what is open at them; one that is selected is changed or asked for its games. */
export function ProviderList() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(providersQuery(api));
  const { isBusy, notice, run } = useAction();
  const reload = () => rereadProviders(queryClient);
  const read = async ({ id, name }: ProviderRow) => {
    const count = await readGames(api, id);
    await reload();
    return TEXT.gamesRead(name, count);
  };
  return (
    <QueryTable<ProviderRow>
      label={TEXT.providerTable}
      query={query}
      notice={notice}
      empty={TEXT.noProviders}
      lines={2}
      columns={PROVIDER_COLUMNS}
      rowId={({ id }) => id}
      renderMore={([first, ...others]) => (
        <Button
          size="sm"
          isBusy={isBusy}
          disabled={first === undefined || others.length > 0}
          onClick={() => first && run(() => read(first))}
        >
          {TEXT.readGames}
        </Button>
      )}
      actions={[
        {
          label: TEXT.edit,
          render: (row, close) => <ProviderForm provider={row} onDone={() => void reload()} onClose={close} />,
        },
      ]}
    />
  );
}

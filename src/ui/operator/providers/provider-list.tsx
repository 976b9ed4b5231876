import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { ask, queryOf } from "../../../api/client/ask.ts";
import { providers, readProviderGames } from "../../../api/contract/operator/providers.endpoints.ts";
import type { ProviderRow } from "../../../api/contract/operator/providers.ts";
import { useApp } from "../../app-context.ts";

import { Button } from "../../primitives/button.tsx";
import type { DeskForm } from "../desk/desk-list.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { PROVIDER_COLUMNS } from "./provider-columns.tsx";
import { PROVIDER_LISTS } from "./stale.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";
import { useAsking } from "./use-asking.ts";

const ProviderForm = lazy(() => import("./provider-form.tsx").then((file) => ({ default: file.ProviderForm })));

/** Providers with what is open at them; an open one is changed, selected ones are asked for their games. */
export function ProviderList() {
  const { api } = useApp();
  // Reads the provider's list and moves nothing: no command.
  const read = useAsking(async ({ id, name }: ProviderRow, { onTell }: DeskForm) => {
    const { games } = await ask(api, readProviderGames, { params: { id } });
    onTell(TEXT.gamesRead(name, games));
  });
  return (
    <EntityDesk<ProviderRow>
      label={TEXT.providerTable}
      query={useQuery(queryOf(api, providers, {}))}
      stale={PROVIDER_LISTS}
      empty={TEXT.noProviders}
      lines={2}
      columns={PROVIDER_COLUMNS}
      rowId={({ id }) => id}
      renderMore={(chosen, form) => (
        <Button
          size="sm"
          isBusy={read.isBusy}
          disabled={chosen.length === 0}
          onClick={() => chosen.forEach((provider) => read.run(provider, form))}
        >
          {TEXT.readGames}
        </Button>
      )}
      editors={[
        {
          label: TEXT.edit,
          right: "providers.change",
          render: (provider, form) => <ProviderForm provider={provider} {...form} />,
        },
      ]}
    />
  );
}

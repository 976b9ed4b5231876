import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { ask } from "../../../api/client/ask.ts";
import type { Input } from "../../../api/contract/endpoint.ts";
import { askProvider, providerTransactions } from "../../../api/contract/operator/providers.endpoints.ts";
import type { TransactionRow } from "../../../api/contract/operator/providers.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";

import { Button } from "../../primitives/button.tsx";
import type { DeskForm } from "../desk/desk-list.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { TRANSACTION_COLUMNS } from "./provider-columns.tsx";
import { PROVIDER_LISTS } from "./stale.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";
import { useAsking } from "./use-asking.ts";

const CancelBetForm = lazy(() => import("./cancel-bet-form.tsx").then((file) => ({ default: file.CancelBetForm })));

const rowId = ({ provider, transactionId }: TransactionRow) => `${provider} ${transactionId}`;
const isOpen = ({ call, betStatus }: TransactionRow) => call === "bet" && betStatus === 0;

/** What moved at providers. Providers are asked about open bets; one that its provider does not know is cancelled. */
export function TransactionList(filters: NonNullable<Input<typeof providerTransactions>["query"]>) {
  const { api } = useApp();
  // What a provider tells has transaction ids of its own: no command.
  const asking = useAsking(async (rows: readonly TransactionRow[], { onTell }: DeskForm) => {
    const answers = await Promise.all(
      rows.map(({ provider, transactionId }) => ask(api, askProvider, { body: { provider, transactionId } })),
    );
    const countOf = (said: string | null) => answers.filter(({ doubt }) => doubt === said).length;
    onTell(TEXT.asked(countOf(null), countOf("open"), countOf("unknown"), countOf("silent")));
  });
  return (
    <EntityDesk<TransactionRow>
      label={TEXT.transactionTable}
      query={useQuery(pageQuery(api, providerTransactions, { query: filters }))}
      stale={PROVIDER_LISTS}
      empty={TEXT.noTransactions}
      columns={TRANSACTION_COLUMNS}
      rowId={rowId}
      renderMore={(chosen, form) => (
        <Button
          size="sm"
          isBusy={asking.isBusy}
          disabled={chosen.length === 0 || !chosen.every(isOpen)}
          onClick={() => asking.run(chosen, form)}
        >
          {TEXT.ask}
        </Button>
      )}
      editors={[
        {
          label: TEXT.cancelBet,
          right: "providers.void",
          look: "danger",
          isFor: (row) => isOpen(row) && row.doubt === "unknown",
          render: (row, { onFinish, onClose }) => (
            <CancelBetForm
              bet={row}
              onDone={(returned) => onFinish(TEXT.cancelled(addComma(returned)))}
              onClose={onClose}
            />
          ),
        },
      ]}
    />
  );
}

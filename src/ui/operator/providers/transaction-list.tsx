import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import type { TransactionRow } from "../../../api/contract/operator/providers.ts";
import { askAboutBet, rereadProviders, transactionsQuery } from "../../../api/queries/operator-providers.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { useAction } from "../use-action.ts";
import { TRANSACTION_COLUMNS } from "./provider-columns.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const CancelBetForm = lazy(() => import("./cancel-bet-form.tsx").then((file) => ({ default: file.CancelBetForm })));

export interface TransactionListProps {
  provider: string | undefined;
  state: string | undefined;
  text: string | undefined;
  page: number;
}

const rowId = ({ provider, transactionId }: TransactionRow) => `${provider} ${transactionId}`;
const isOpen = ({ call, betStatus }: TransactionRow) => call === "bet" && betStatus === 0;

/** What moved at providers. Providers are asked about open bets; one that its provider does not know is cancelled. */
export function TransactionList(filters: TransactionListProps) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(transactionsQuery(api, filters));
  const { isBusy, notice, run } = useAction();
  const reload = () => rereadProviders(queryClient);
  const ask = async (rows: readonly TransactionRow[]) => {
    const answers = await Promise.all(
      rows.map(({ provider, transactionId }) => askAboutBet(api, { provider, transactionId })),
    );
    await reload();
    const countOf = (said: string | null) => answers.filter((one) => one === said).length;
    return TEXT.asked(countOf(null), countOf("open"), countOf("unknown"), countOf("silent"));
  };
  const finish = async (returned: number) => {
    await reload();
    return TEXT.cancelled(addComma(returned));
  };
  return (
    <QueryTable<TransactionRow>
      label={TEXT.transactionTable}
      query={query}
      notice={notice}
      empty={TEXT.noTransactions}
      columns={TRANSACTION_COLUMNS}
      rowId={rowId}
      renderMore={(chosen) => (
        <Button
          size="sm"
          isBusy={isBusy}
          disabled={chosen.length === 0 || !chosen.every(isOpen)}
          onClick={() => run(() => ask(chosen))}
        >
          {TEXT.ask}
        </Button>
      )}
      actions={[
        {
          label: TEXT.cancelBet,
          look: "danger",
          isFor: (row) => isOpen(row) && row.doubt === "unknown",
          render: (row, close) => (
            <CancelBetForm
              bet={row}
              onDone={(returned) => {
                close();
                run(() => finish(returned));
              }}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}

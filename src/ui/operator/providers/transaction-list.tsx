import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import type { TransactionRow } from "../../../api/contract/operator-providers.ts";
import { askAboutBet, PROVIDERS_KEY, transactionsQuery } from "../../../api/queries/operator-providers.ts";
import { addComma } from "../../../domain/price.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
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
  const [selected, setSelected] = useState<Selected>({});
  const [cancelled, setCancelled] = useState<string | null>(null);
  const { isBusy, notice, run } = useAction();
  const reload = () => queryClient.invalidateQueries({ queryKey: PROVIDERS_KEY });
  const ask = async (rows: readonly TransactionRow[]) => {
    const answers = await Promise.all(
      rows.map(({ provider, transactionId }) => askAboutBet(api, { provider, transactionId })),
    );
    await reload();
    const countOf = (said: string | null) => answers.filter((one) => one === said).length;
    return TEXT.asked(countOf(null), countOf("open"), countOf("unknown"), countOf("silent"));
  };
  const finish = async (returned: number) => {
    setCancelled(null);
    await reload();
    return TEXT.cancelled(addComma(returned));
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ActionNotice notice={notice} />
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.noTransactions} />}
        lines={8}
        lineClassName="h-9"
      >
        {({ items, page, pageCount }) => (
          <>
            <DataTable<TransactionRow>
              label={TEXT.transactionTable}
              rows={items}
              columns={TRANSACTION_COLUMNS}
              rowId={rowId}
              selected={selected}
              onSelect={setSelected}
              renderActions={(ids) => {
                const chosen = items.filter((row) => ids.includes(rowId(row)));
                const one = chosen.length === 1 ? chosen[0] : undefined;
                const canCancel = one !== undefined && isOpen(one) && one.doubt === "unknown";
                return (
                  <>
                    <Button
                      size="sm"
                      isBusy={isBusy}
                      disabled={chosen.length === 0 || !chosen.every(isOpen)}
                      onClick={() => run(() => ask(chosen))}
                    >
                      {TEXT.ask}
                    </Button>
                    <Button
                      size="sm"
                      look="danger"
                      disabled={!canCancel}
                      onClick={() => setCancelled(one ? rowId(one) : null)}
                    >
                      {TEXT.cancelBet}
                    </Button>
                  </>
                );
              }}
              renderBelow={(row) =>
                rowId(row) === cancelled && (
                  <CancelBetForm
                    bet={row}
                    onDone={(returned) => run(() => finish(returned))}
                    onClose={() => setCancelled(null)}
                  />
                )
              }
            />
            <ListPager page={page} pageCount={pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}

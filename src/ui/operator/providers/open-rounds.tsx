import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import type { OpenRound, RoundVoid } from "../../../api/contract/provider-rounds.ts";
import { openRoundsQuery, PROVIDERS_KEY } from "../../../api/queries/operator-providers.ts";
import { addComma } from "../../../domain/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { OPEN_ROUND_COLUMNS } from "./provider-columns.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const VoidRoundForm = lazy(() => import("./void-round-form.tsx").then((file) => ({ default: file.VoidRoundForm })));

const rowId = ({ provider, gameId, roundId }: OpenRound) => `${provider} ${gameId} ${roundId}`;

/** Rounds with bets that wait for their end. One of the house's own provider can be made void. */
export function OpenRounds() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(openRoundsQuery(api));
  const [selected, setSelected] = useState<Selected>({});
  const [voided, setVoided] = useState<string | null>(null);
  const [notice, setNotice] = useState<{ text: string; isError: boolean } | null>(null);
  const finish = ({ voided: count, returned, kept }: RoundVoid) => {
    setNotice({ text: TEXT.voided(count, addComma(returned), kept), isError: false });
    setVoided(null);
    void queryClient.invalidateQueries({ queryKey: PROVIDERS_KEY });
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ActionNotice notice={notice} />
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.noRounds} />}
        lines={2}
        lineClassName="h-9"
      >
        {({ items }) => (
          <DataTable<OpenRound>
            label={TEXT.roundTable}
            rows={items}
            columns={OPEN_ROUND_COLUMNS}
            rowId={rowId}
            selected={selected}
            onSelect={setSelected}
            renderActions={(ids) => {
              const chosen = items.filter((row) => ids.includes(rowId(row)));
              const one = chosen.length === 1 ? chosen[0] : undefined;
              return (
                <>
                  {one && !one.isHouse && <span className="text-xs text-muted">{TEXT.onlyHouse}</span>}
                  <Button
                    size="sm"
                    look="danger"
                    disabled={one?.isHouse !== true}
                    onClick={() => setVoided(one ? rowId(one) : null)}
                  >
                    {TEXT.voidRound}
                  </Button>
                </>
              );
            }}
            renderBelow={(row) =>
              rowId(row) === voided && <VoidRoundForm round={row} onDone={finish} onClose={() => setVoided(null)} />
            }
          />
        )}
      </QueryView>
    </div>
  );
}

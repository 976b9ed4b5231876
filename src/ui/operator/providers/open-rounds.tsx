import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import type { OpenRound, RoundVoid } from "../../../api/contract/operator/provider-rounds.ts";
import { openRoundsQuery, rereadProviders } from "../../../api/queries/operator-providers.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryTable } from "../table/query-table.tsx";
import type { Action } from "../use-action.ts";
import { OPEN_ROUND_COLUMNS } from "./provider-columns.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const VoidRoundForm = lazy(() => import("./void-round-form.tsx").then((file) => ({ default: file.VoidRoundForm })));

const rowId = ({ provider, gameId, roundId }: OpenRound) => `${provider} ${gameId} ${roundId}`;
const isHouse = (round: OpenRound) => round.isHouse;

/** Rounds with bets that wait for their end. One of the house's own provider can be made void. */
export function OpenRounds() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(openRoundsQuery(api));
  const [notice, setNotice] = useState<Action["notice"]>(null);
  const finish = ({ voided: count, returned, kept }: RoundVoid) => {
    setNotice({ text: TEXT.voided(count, addComma(returned), kept), isError: false });
    void rereadProviders(queryClient);
  };
  return (
    <QueryTable<OpenRound>
      label={TEXT.roundTable}
      query={query}
      notice={notice}
      empty={TEXT.noRounds}
      lines={2}
      columns={OPEN_ROUND_COLUMNS}
      rowId={rowId}
      renderMore={(chosen) =>
        chosen.length === 1 && !chosen.every(isHouse) && <span className="text-xs text-muted">{TEXT.onlyHouse}</span>
      }
      actions={[
        {
          label: TEXT.voidRound,
          look: "danger",
          isFor: isHouse,
          render: (round, close) => (
            <VoidRoundForm
              round={round}
              onDone={(answer) => {
                close();
                finish(answer);
              }}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { providerRounds } from "../../../api/contract/operator/provider-rounds.endpoints.ts";
import type { OpenRound } from "../../../api/contract/operator/provider-rounds.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { OPEN_ROUND_COLUMNS } from "./provider-columns.tsx";
import { useReread } from "../use-reread.ts";
import { PROVIDER_LISTS } from "./stale.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const VoidRoundForm = lazy(() => import("./void-round-form.tsx").then((file) => ({ default: file.VoidRoundForm })));

const rowId = ({ provider, gameId, roundId }: OpenRound) => `${provider} ${gameId} ${roundId}`;

/** Rounds with bets that wait for their end. One of the house's own provider can be made void. */
export function OpenRounds() {
  const { api } = useApp();
  return (
    <EntityDesk<OpenRound>
      label={TEXT.roundTable}
      query={useQuery({ ...queryOf(api, providerRounds, {}), ...useReread("openRounds") })}
      stale={PROVIDER_LISTS}
      empty={TEXT.noRounds}
      lines={2}
      columns={OPEN_ROUND_COLUMNS}
      rowId={rowId}
      editors={[
        {
          label: TEXT.voidRound,
          right: "providers.void",
          look: "danger",
          render: (round, { onFinish, onClose }) =>
            round.isHouse ? (
              <VoidRoundForm
                round={round}
                onDone={({ voided, returned, kept }) => onFinish(TEXT.voided(voided, addComma(returned), kept))}
                onClose={onClose}
              />
            ) : (
              <p className="text-sm text-muted">{TEXT.onlyHouse}</p>
            ),
        },
      ]}
    />
  );
}

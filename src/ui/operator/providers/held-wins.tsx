import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { keyOf } from "../../../api/client/ask.ts";
import { waitingCounts } from "../../../api/contract/operator/money.endpoints.ts";
import type { HeldWin } from "../../../api/contract/operator/provider-held.ts";
import { heldWinsQuery, rereadProviders } from "../../../api/queries/operator-providers.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { QueryTable } from "../table/query-table.tsx";
import type { Action } from "../use-action.ts";
import { HELD_COLUMNS } from "./provider-columns.ts";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const HeldWinForm = lazy(() => import("./held-win-form.tsx").then((file) => ({ default: file.HeldWinForm })));

const rowId = ({ provider, transactionId }: HeldWin) => `${provider} ${transactionId}`;
const isWaiting = ({ decision }: HeldWin) => decision === null;
const STATES = (["waiting", "all"] as const).map((state) => ({
  value: state === "waiting" ? undefined : state,
  label: TEXT.heldStates[state],
}));

export interface HeldWinsProps {
  /** undefined: what waits. */
  state: "all" | undefined;
}

/** What providers credited beyond their ceiling, and what became of it. */
export function HeldWins({ state }: HeldWinsProps) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(heldWinsQuery(api, state ?? "waiting"));
  const [notice, setNotice] = useState<Action["notice"]>(null);
  const finish = (text: string) => {
    setNotice({ text, isError: false });
    void rereadProviders(queryClient);
    void queryClient.invalidateQueries({ queryKey: keyOf(waitingCounts) });
  };
  const form = (decision: "paid" | "refused") => (win: HeldWin, close: () => void) => (
    <HeldWinForm
      win={win}
      decision={decision}
      onDone={(paid) => {
        close();
        finish(decision === "paid" ? TEXT.paidHeld(addComma(paid)) : TEXT.refusedHeld);
      }}
      onClose={close}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.held} name="held" selected={state} tabs={STATES} />
      <QueryTable<HeldWin>
        label={TEXT.heldTable}
        query={query}
        notice={notice}
        empty={TEXT.noHeld}
        lines={2}
        columns={HELD_COLUMNS}
        rowId={rowId}
        actions={[
          { label: TEXT.payHeld, look: "primary", isFor: isWaiting, render: form("paid") },
          { label: TEXT.refuseHeld, look: "danger", isFor: isWaiting, render: form("refused") },
        ]}
      />
    </div>
  );
}

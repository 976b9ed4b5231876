import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { heldWins } from "../../../api/contract/operator/held-wins.endpoints.ts";
import { waitingCounts } from "../../../api/contract/operator/money.endpoints.ts";
import type { HeldWin } from "../../../api/contract/operator/provider-held.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import type { DeskForm } from "../desk/desk-list.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { HELD_COLUMNS } from "./provider-columns.tsx";
import { PROVIDER_LISTS } from "./stale.ts";
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
  const form =
    (decision: "paid" | "refused") =>
    (win: HeldWin, { onFinish, onClose }: DeskForm) => (
      <HeldWinForm
        win={win}
        decision={decision}
        onDone={(paid) => onFinish(decision === "paid" ? TEXT.paidHeld(addComma(paid)) : TEXT.refusedHeld)}
        onClose={onClose}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.held} name="held" selected={state} tabs={STATES} />
      <EntityDesk<HeldWin>
        label={TEXT.heldTable}
        query={useQuery(pageQuery(api, heldWins, { query: { state: state ?? "waiting" } }))}
        stale={[...PROVIDER_LISTS, waitingCounts]}
        empty={TEXT.noHeld}
        lines={2}
        columns={HELD_COLUMNS}
        rowId={rowId}
        editors={[
          { label: TEXT.payHeld, right: "wins.decide", look: "primary", isFor: isWaiting, render: form("paid") },
          { label: TEXT.refuseHeld, right: "wins.decide", look: "danger", isFor: isWaiting, render: form("refused") },
        ]}
      />
    </div>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import { APPROVAL_STATES } from "../../../domain/operator/four-eyes.ts";
import { approvalMachine } from "../../../machines/approval/approval.machine.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { stateText } from "../../machine-state.ts";
import { ApprovalList } from "./approval-list.tsx";
import { ApprovalPanel, toldOf } from "./approval-panel.tsx";
import { TermsForm } from "./terms-form.tsx";
import { APPROVAL_STATE_NAMES, APPROVALS_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ state: choiceFilter(APPROVAL_STATES) });
const TABS = APPROVAL_STATES.map((state) => ({
  value: state === "asked" ? undefined : state,
  label: APPROVAL_STATE_NAMES[state],
}));

/** What waits for a second operator: the list, the one that is open, and the amounts from which on it takes two. */
export function ApprovalsPage() {
  const { filters } = useFilters(readFilters);
  const { state = "asked", page = 1 } = filters;
  const actor = useActorRef(approvalMachine);
  const snapshot = useSelector(actor, (now) => now);
  return (
    <div data-machine="approval" data-state={stateText(snapshot.value)} className="grid grid-cols-1 gap-2">
      <p className="text-xs text-muted">{TEXT.help}</p>
      <FilterTabs label={TEXT.states} name="state" tabs={TABS} selected={filters.state} />
      <ApprovalList
        state={state}
        page={page}
        onOpen={(approval) => {
          if (approval === null) return actor.send({ type: "approval.close" });
          const { id, isOwn, mayDecide } = approval;
          actor.send({ type: "approval.pick", approval: { id, isOwn, mayDecide } });
          const told = toldOf(approval);
          if (told) actor.send({ type: "approval.told", told });
        }}
        onRefuse={() => actor.send({ type: "approval.refuse" })}
        renderDetail={(approval) => <ApprovalPanel actor={actor} listed={approval} />}
      />
      <TermsForm />
    </div>
  );
}

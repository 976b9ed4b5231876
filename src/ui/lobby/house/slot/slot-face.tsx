import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { SlotSheet } from "../../../../api/contract/lobby/house.ts";
import type { slotSpinMachine } from "../../../../machines/slot-spin/slot-spin.machine.ts";
import { SubmissionNotice } from "../../../frame/form/submission-notice.tsx";
import { stateText } from "../../../machine-state.ts";
import { SlotScreen, type SlotState } from "./slot-screen.tsx";

/** The slot as its machine stands; `sheet` is null until it is read. */
export function SlotFace({ actor, sheet }: { actor: ActorRefFrom<typeof slotSpinMachine>; sheet: SlotSheet | null }) {
  const snapshot = useSelector(actor, (at) => at);
  const { view, result, stake, refusal } = snapshot.context;
  const state = stateText(snapshot.value) as SlotState;
  return (
    <main data-machine="slot-spin" data-state={state}>
      <SlotScreen
        state={state}
        view={view}
        result={result}
        stake={stake}
        refusal={refusal?.message ?? null}
        sheet={sheet}
        canSpin={snapshot.can({ type: "slot.spin", nonce: "" })}
        canStake={snapshot.can({ type: "slot.stake", stake })}
        notice={<SubmissionNotice snapshot={snapshot} send={actor.send} />}
        onSpin={() => actor.send({ type: "slot.spin", nonce: crypto.randomUUID() })}
        onStake={(chosen) => actor.send({ type: "slot.stake", stake: chosen })}
        onRetry={() => actor.send({ type: "slot.retry" })}
      />
    </main>
  );
}

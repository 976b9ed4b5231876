import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import type { SlotSheet, SlotView, SpinAnswer } from "../../src/api/contract/house.ts";
import { slotSpinMachine } from "../../src/machines/slot-spin/slot-spin.machine.ts";
import type { SlotSpinActors } from "../../src/machines/slot-spin/slot-spin.schema.ts";
import { stateText } from "../../src/ui/machine-state.ts";
import { SlotScreen, type SlotState } from "../../src/ui/provider/slot/slot-screen.tsx";
import { SLOT_TEXT } from "../../src/ui/provider/text.ts";
import { VisitBar } from "../../src/ui/provider/visit/visit-bar.tsx";
import { playSpin, readSheet, readSlot, readSpin } from "./api.ts";
import { playTone } from "./sound.ts";
import { useNow } from "./use-now.ts";

const machine = slotSpinMachine.provide({
  actors: {
    readSlot: fromPromise<SlotView>(readSlot),
    playSpin: fromPromise<SpinAnswer, SlotSpinActors["playSpin"]["input"]>(({ input }) => playSpin(input)),
    readSpin: fromPromise<SpinAnswer, SlotSpinActors["readSpin"]["input"]>(({ input }) => readSpin(input.id)),
  },
});

const STOP_HERTZ = 330;
const WIN_HERTZ = 660;

export function SlotPage() {
  const [snapshot, send] = useMachine(machine);
  const [sheet, setSheet] = useState<SlotSheet | null>(null);
  const [isLoud, setIsLoud] = useState(false);
  const { view, result, stake, failure } = snapshot.context;
  const now = useNow(view?.now ?? null);
  const state = stateText(snapshot.value) as SlotState;

  useEffect(() => {
    document.title = SLOT_TEXT.title;
    // Without it the page shows the pays alone.
    readSheet().then(setSheet, () => undefined);
  }, []);
  useEffect(() => {
    if (!isLoud) return;
    if (state === "resting.won") playTone(WIN_HERTZ);
    else if (state === "resting.lost" || state === "resting.returned") playTone(STOP_HERTZ);
  }, [state, isLoud]);

  const press = () => send({ type: "slot.spin", id: crypto.randomUUID(), nonce: crypto.randomUUID() });
  return (
    <>
      <VisitBar
        title={SLOT_TEXT.title}
        visit={view?.visit ?? null}
        now={now}
        isLoud={isLoud}
        onSound={() => setIsLoud(!isLoud)}
      />
      <main data-machine="slot-spin" data-state={state}>
        <SlotScreen
          state={state}
          view={view}
          result={result}
          stake={stake}
          refusal={failure?.message ?? null}
          sheet={sheet}
          canSpin={snapshot.can({ type: "slot.spin", id: "", nonce: "" })}
          canStake={snapshot.can({ type: "slot.stake", stake })}
          onSpin={press}
          onStake={(chosen) => send({ type: "slot.stake", stake: chosen })}
          onRetry={() => send({ type: "slot.retry" })}
        />
      </main>
    </>
  );
}

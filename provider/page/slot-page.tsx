import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { type SlotSheet, SpinPlayed } from "../../src/api/contract/lobby/house.ts";
import type { CommandIntent } from "../../src/machines/command/command.schema.ts";
import { slotSpinMachine } from "../../src/machines/slot-spin/slot-spin.machine.ts";
import type { SlotOpened, StoreSpin } from "../../src/machines/slot-spin/slot-spin.schema.ts";
import { stateText } from "../../src/ui/machine-state.ts";
import { SlotFace } from "../../src/ui/lobby/house/slot/slot-face.tsx";
import { SLOT_TEXT } from "../../src/ui/lobby/house/text.ts";
import { VisitBar } from "../../src/ui/lobby/house/visit/visit-bar.tsx";
import { readSheet, readSlot } from "./api.ts";
import { houseCommand } from "./commands.ts";
import { playTone } from "./sound.ts";
import { useNow } from "./use-now.ts";

const spins = houseCommand({ name: "slot-spin", path: "slot/spins", answer: SpinPlayed });
const machine = slotSpinMachine.provide({
  actors: {
    readSlot: fromPromise<SlotOpened>(async () => {
      const view = await readSlot();
      return { view, intent: spins.restore(view.visit.player, view.pending) };
    }),
    storeIntent: fromPromise<CommandIntent, StoreSpin>(async ({ input: { owner, ...spin } }) =>
      spins.store(owner, spin),
    ),
    ...spins.calls,
  },
  actions: { dropIntent: spins.drop },
});

const STOP_HERTZ = 330;
const WIN_HERTZ = 660;

export function SlotPage() {
  const actor = useActorRef(machine);
  const [sheet, setSheet] = useState<SlotSheet | null>(null);
  const [isLoud, setIsLoud] = useState(false);
  const view = useSelector(actor, ({ context }) => context.view);
  const state = useSelector(actor, ({ value }) => stateText(value));
  const now = useNow(view?.now ?? null);

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

  return (
    <>
      <VisitBar
        title={SLOT_TEXT.title}
        visit={view?.visit ?? null}
        now={now}
        isLoud={isLoud}
        onSound={() => setIsLoud(!isLoud)}
      />
      <SlotFace actor={actor} sheet={sheet} />
    </>
  );
}

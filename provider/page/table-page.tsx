import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import type { TableBet, TableBetCall } from "../../src/api/contract/house.ts";
import { baccaratSeatMachine } from "../../src/machines/baccarat-seat/baccarat-seat.machine.ts";
import { stateText } from "../../src/ui/machine-state.ts";
import { TableScreen, type SeatState } from "../../src/ui/provider/table/table-screen.tsx";
import { TABLE_TEXT } from "../../src/ui/provider/text.ts";
import { VisitBar } from "../../src/ui/provider/visit/visit-bar.tsx";
import { placeBet } from "./api.ts";
import { playTone } from "./sound.ts";
import { followTable } from "./table-stream.ts";

const machine = baccaratSeatMachine.provide({
  actors: { placeBet: fromPromise<TableBet, TableBetCall>(({ input }) => placeBet(input)) },
});

const CLOSE_HERTZ = 330;
const WIN_HERTZ = 660;

export function TablePage() {
  const [snapshot, send] = useMachine(machine);
  const [isLoud, setIsLoud] = useState(false);
  const { table, history, mine, now, chip, failure } = snapshot.context;
  const state = stateText(snapshot.value) as SeatState;

  useEffect(() => {
    document.title = TABLE_TEXT.title;
    return followTable(send);
  }, [send]);
  useEffect(() => {
    if (!isLoud) return;
    if (state === "shown.won") playTone(WIN_HERTZ);
    else if (state === "closed" || state === "squeezing.covered") playTone(CLOSE_HERTZ);
  }, [state, isLoud]);

  const bets = (mine?.bets ?? []).filter(({ roundId }) => roundId === table?.round?.id);
  return (
    <>
      <VisitBar
        title={TABLE_TEXT.title}
        visit={mine?.visit ?? null}
        now={now}
        isLoud={isLoud}
        onSound={() => setIsLoud(!isLoud)}
      />
      <main data-machine="baccarat-seat" data-state={state} data-round={table?.round?.id}>
        <TableScreen
          state={state}
          table={table}
          history={history}
          bets={bets}
          now={now}
          chip={chip}
          refusal={failure?.message ?? null}
          onChip={(chosen) => send({ type: "seat.chip", chip: chosen })}
          onBet={(pick) => send({ type: "seat.bet", id: crypto.randomUUID(), pick })}
          onOpen={() => send({ type: "seat.open" })}
        />
      </main>
    </>
  );
}

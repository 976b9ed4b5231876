import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { baccaratSeatMachine } from "../../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import { stateText } from "../../../machine-state.ts";
import { TableScreen, type SeatState } from "./table-screen.tsx";

/** The live table as the machine of the player's seat stands. */
export function SeatFace({ actor }: { actor: ActorRefFrom<typeof baccaratSeatMachine> }) {
  const { value, context } = useSelector(actor, (at) => at);
  const { table, history, mine, now, chip, failure } = context;
  const state = stateText(value) as SeatState;
  const round = table?.round?.id;
  return (
    <main data-machine="baccarat-seat" data-state={state} data-round={round}>
      <TableScreen
        state={state}
        table={table}
        history={history}
        bets={(mine?.bets ?? []).filter(({ roundId }) => roundId === round)}
        now={now}
        chip={chip}
        refusal={failure?.message ?? null}
        onChip={(chosen) => actor.send({ type: "seat.chip", chip: chosen })}
        onBet={(pick) => actor.send({ type: "seat.bet", id: crypto.randomUUID(), pick })}
        onOpen={() => actor.send({ type: "seat.open" })}
      />
    </main>
  );
}

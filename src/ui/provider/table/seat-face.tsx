import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { baccaratSeatMachine } from "../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import { stateText } from "../../machine-state.ts";
import { type SeatState, TableScreen } from "./table-screen.tsx";
import { betsOf, useTableChips } from "./use-table-chips.ts";

type Seat = ActorRefFrom<typeof baccaratSeatMachine>;

/** The live table as the machine of the player's seat stands. Chips belong to the player: another one has other chips. */
export function SeatFace({ actor }: { actor: Seat }) {
  const owner = useSelector(actor, ({ context }) => context.mine?.visit.playerName ?? "");
  return <SeatTable key={owner} actor={actor} owner={owner} />;
}

function SeatTable({ actor, owner }: { actor: Seat; owner: string }) {
  const tray = useTableChips(actor, owner);
  const snapshot = useSelector(actor, (at) => at);
  const { table, history, mine, now, failure } = snapshot.context;
  const state = stateText(snapshot.value) as SeatState;
  return (
    <main data-machine="baccarat-seat" data-state={state} data-round={table?.round?.id}>
      <TableScreen
        state={state}
        table={table}
        history={history}
        bets={betsOf(mine, table?.round ?? null)}
        now={now}
        tray={tray}
        refusal={failure?.message ?? null}
        onBet={(stakes) => actor.send({ type: "seat.bet", id: crypto.randomUUID(), stakes })}
        onOpen={() => actor.send({ type: "seat.open" })}
      />
    </main>
  );
}

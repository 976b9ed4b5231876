import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { baccaratSeatMachine } from "../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import { resultOf } from "../../../machines/baccarat-seat/seat-result.ts";
import { CommandNotice } from "../../frame/form/command-notice.tsx";
import { stateText } from "../../machine-state.ts";
import { type SeatState, TableScreen } from "./table-screen.tsx";
import { betsNow, useTableChips } from "./use-table-chips.ts";

/** While the outcome of a bet is waited for the table goes on. */
function stateShown({ value, context }: SnapshotFrom<typeof baccaratSeatMachine>): SeatState {
  const state = stateText(value);
  if (!state.startsWith("placing.")) return state as SeatState;
  const phase = context.stands?.phase;
  if (phase === "betting") return "betting.placing";
  if (phase === "squeezing") return "squeezing.opened";
  return phase === "shown" ? `shown.${resultOf({ context })}` : (phase ?? "connecting");
}

type Seat = ActorRefFrom<typeof baccaratSeatMachine>;

/** The live table as the machine of the player's seat stands. Chips belong to the player: another one has other chips. */
export function SeatFace({ actor }: { actor: Seat }) {
  const owner = useSelector(actor, ({ context }) => context.mine?.visit.player ?? "");
  return <SeatTable key={owner} actor={actor} owner={owner} />;
}

function SeatTable({ actor, owner }: { actor: Seat; owner: string }) {
  const tray = useTableChips(actor, owner);
  const snapshot = useSelector(actor, (at) => at);
  const { table, history, now, refusal, intent } = snapshot.context;
  const state = stateText(snapshot.value);
  return (
    <main data-machine="baccarat-seat" data-state={state} data-round={table?.round?.id}>
      <TableScreen
        state={stateShown(snapshot)}
        table={table}
        history={history}
        bets={betsNow(snapshot)}
        now={now}
        tray={tray}
        refusal={refusal?.message ?? null}
        notice={
          <CommandNotice
            state={state.replace("placing.", "")}
            context={{ refusal, request: intent?.request ?? null }}
            onReconcile={() => actor.send({ type: "command.reconcile" })}
            onResend={() => actor.send({ type: "command.resend" })}
            onDiscard={() => actor.send({ type: "command.discard" })}
          />
        }
        onBet={(stakes) => actor.send({ type: "seat.bet", stakes })}
        onOpen={() => actor.send({ type: "seat.open" })}
      />
    </main>
  );
}

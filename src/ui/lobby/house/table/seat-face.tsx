import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { baccaratSeatMachine } from "../../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import type { BaccaratSeatContext as SeatContext } from "../../../../machines/baccarat-seat/baccarat-seat.schema.ts";
import { stateText } from "../../../machine-state.ts";
import { isRevealedAt } from "./revealed.ts";
import { phaseOf, type SeatState } from "./seat-state.ts";
import { TableClock } from "./table-clock.tsx";
import { TableScreen } from "./table-screen.tsx";
import { betsOf, useTableChips } from "./use-table-chips.ts";

type Seat = ActorRefFrom<typeof baccaratSeatMachine>;

/** The live table as the machine of the player's seat stands. Chips belong to the player: another one has other chips. */
export function SeatFace({ actor }: { actor: Seat }) {
  const owner = useSelector(actor, ({ context }) => context.mine?.visit.playerName ?? "");
  return <SeatTable key={owner} actor={actor} owner={owner} />;
}

function SeatTable({ actor, owner }: { actor: Seat; owner: string }) {
  const tray = useTableChips(actor, owner);
  const state = useSelector(actor, ({ value }) => stateText(value)) as SeatState;
  // Each by itself: the clock ticks four times a second, and nothing but the clock is drawn again.
  const table = useSelector(actor, ({ context }) => context.table);
  const history = useSelector(actor, ({ context }) => context.history);
  const mine = useSelector(actor, ({ context }) => context.mine);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isRevealed = useSelector(actor, ({ context }) => isRevealedAt(context));
  const round = table?.round ?? null;
  return (
    <main data-machine="baccarat-seat" data-state={state} data-round={round?.id}>
      <TableScreen
        state={state}
        table={table}
        history={history}
        bets={betsOf(mine, round)}
        clock={<SeatClock actor={actor} />}
        isRevealed={isRevealed}
        tray={tray}
        refusal={failure?.message ?? null}
        onBet={(stakes) => actor.send({ type: "seat.bet", id: crypto.randomUUID(), stakes })}
        onOpen={() => actor.send({ type: "seat.open" })}
      />
    </main>
  );
}

/** It is drawn again once a second, and only while it counts down. */
function SeatClock({ actor }: { actor: Seat }) {
  const phase = useSelector(actor, ({ value }) => phaseOf(stateText(value) as SeatState));
  const table = useSelector(actor, ({ context }) => context.table);
  const left = useSelector(actor, ({ context }) => (phase === "betting" ? secondsLeft(context) : 0));
  return <TableClock table={table} phase={phase} left={left} />;
}

const secondsLeft = ({ table, now }: SeatContext): number =>
  Math.max(0, Math.ceil(((table?.round?.closesAt ?? now) - now) / 1_000));

import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { baccaratSeatMachine } from "../../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import type { BaccaratSeatContext as SeatContext } from "../../../../machines/baccarat-seat/baccarat-seat.schema.ts";
import { resultOf } from "../../../../machines/baccarat-seat/seat-result.ts";
import { SubmissionNotice } from "../../../frame/form/submission-notice.tsx";
import { isUnsettled } from "../../../frame/form/unsettled.ts";
import { stateText } from "../../../machine-state.ts";
import { isRevealedAt } from "./revealed.ts";
import { phaseOf, type SeatState } from "./seat-state.ts";
import { TableClock } from "./table-clock.tsx";
import { TableScreen } from "./table-screen.tsx";
import { betsOf, useTableChips } from "./use-table-chips.ts";

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
  const state = useSelector(actor, stateShown);
  const leaf = useSelector(actor, ({ value }) => stateText(value));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  // Each by itself: the clock ticks four times a second, and nothing but the clock is drawn again.
  const table = useSelector(actor, ({ context }) => context.table);
  const history = useSelector(actor, ({ context }) => context.history);
  const mine = useSelector(actor, ({ context }) => context.mine);
  const isRevealed = useSelector(actor, ({ context }) => isRevealedAt(context));
  const round = table?.round ?? null;
  return (
    <main data-machine="baccarat-seat" data-state={leaf} data-round={round?.id}>
      <TableScreen
        state={state}
        table={table}
        history={history}
        bets={betsOf(mine, round)}
        clock={<SeatClock actor={actor} />}
        isRevealed={isRevealed}
        tray={tray}
        refusal={refusal?.message ?? null}
        notice={<SeatNotice actor={actor} />}
        onBet={(stakes) => actor.send({ type: "seat.bet", stakes })}
        onOpen={() => actor.send({ type: "seat.open" })}
      />
    </main>
  );
}

/** Drawn again with the clock only while it tells something. */
function SeatNotice({ actor }: { actor: Seat }) {
  const snapshot = useSelector(actor, (at) => (isUnsettled(at) ? at : null));
  return snapshot && <SubmissionNotice snapshot={snapshot} send={actor.send} />;
}

/** It is drawn again once a second, and only while it counts down. */
function SeatClock({ actor }: { actor: Seat }) {
  const phase = useSelector(actor, (at) => phaseOf(stateShown(at)));
  const table = useSelector(actor, ({ context }) => context.table);
  const left = useSelector(actor, ({ context }) => (phase === "betting" ? secondsLeft(context) : 0));
  return <TableClock table={table} phase={phase} left={left} />;
}

const secondsLeft = ({ table, now }: SeatContext): number =>
  Math.max(0, Math.ceil(((table?.round?.closesAt ?? now) - now) / 1_000));

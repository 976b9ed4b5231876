import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { TableBets } from "../../src/api/contract/lobby/house.ts";
import { baccaratSeatMachine } from "../../src/machines/baccarat-seat/baccarat-seat.machine.ts";
import type { StoreSeatBet } from "../../src/machines/baccarat-seat/baccarat-seat.schema.ts";
import type { CommandIntent } from "../../src/machines/command/command.schema.ts";
import { stateText } from "../../src/ui/machine-state.ts";
import { isRevealedAt } from "../../src/ui/lobby/house/table/revealed.ts";
import { SeatFace } from "../../src/ui/lobby/house/table/seat-face.tsx";
import { TABLE_TEXT } from "../../src/ui/lobby/house/text.ts";
import { VisitBar } from "../../src/ui/lobby/house/visit/visit-bar.tsx";
import { houseCommand } from "./commands.ts";
import { playTone } from "./sound.ts";
import { followTable } from "./table-stream.ts";

const bets = houseCommand({ name: "table-bet", path: "table/bets", answer: TableBets });
const machine = baccaratSeatMachine.provide({
  actors: {
    storeIntent: fromPromise<CommandIntent, StoreSeatBet>(async ({ input: { owner, ...bet } }) =>
      bets.store(owner, bet),
    ),
    ...bets.calls,
  },
  actions: { dropIntent: bets.drop },
});

const CLOSE_HERTZ = 330;
const WIN_HERTZ = 660;

export function TablePage() {
  const actor = useActorRef(machine);
  const [isLoud, setIsLoud] = useState(false);
  const visit = useSelector(actor, ({ context }) => context.mine?.visit ?? null);
  // Money that comes before the cards have turned would tell what they are.
  const isRevealed = useSelector(actor, ({ context }) => isRevealedAt(context));
  const [told, setTold] = useState(visit);
  if (told !== visit && (isRevealed || told === null)) setTold(visit);
  const now = useSelector(actor, ({ context }) => context.now);
  const state = useSelector(actor, ({ value }) => stateText(value));

  useEffect(() => {
    document.title = TABLE_TEXT.title;
    return followTable(actor.send, bets.restore);
  }, [actor]);
  useEffect(() => {
    if (!isLoud) return;
    if (state === "shown.won") playTone(WIN_HERTZ);
    else if (state === "closed" || state === "squeezing.covered") playTone(CLOSE_HERTZ);
  }, [state, isLoud]);

  return (
    <>
      <VisitBar title={TABLE_TEXT.title} visit={told} now={now} isLoud={isLoud} onSound={() => setIsLoud(!isLoud)} />
      <SeatFace actor={actor} />
    </>
  );
}

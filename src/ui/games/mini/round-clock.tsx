import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { roundOf, runningNumber } from "../../../domain/games/rounds.ts";
import { roundSecondsLeft } from "../../../domain/games/mini-game-round.ts";
import type { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { stateText } from "../../machine-state.ts";
import { classNames } from "../../primitives/class-names.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

export type RoundActor = ActorRefFrom<typeof miniGameRoundMachine>;

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Which round runs and how long it still takes bets. */
export function RoundClock({ actor }: { actor: RoundActor }) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const phase = value === "idle" ? value : value.shown;
  const round = useSelector(actor, ({ context }) => context.round);
  const left = useSelector(actor, ({ context }) => (context.round ? roundSecondsLeft(context.round, context.now) : 0));
  const isUrgent = useSelector(actor, (snapshot) => snapshot.hasTag("urgent"));
  const isCounted = useSelector(
    actor,
    (snapshot) => snapshot.hasTag("takesBets") || snapshot.matches({ shown: "waiting" }),
  );
  const named = round && roundOf(round.id);
  return (
    <div
      data-machine="mini-game-round"
      data-state={stateText(value)}
      className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-surface p-3"
    >
      <div>
        <p className="font-bold tabular-nums">{named ? TEXT.round(named.day, named.number) : TEXT.state.idle}</p>
        {named && <p className="text-xs text-muted tabular-nums">{TEXT.running(runningNumber(named))}</p>}
      </div>
      {round && (
        <div className="text-right" role="timer" aria-live="off">
          <p className={classNames("text-sm", isUrgent ? "font-bold text-danger" : "text-muted")}>
            {TEXT.state[phase]}
          </p>
          {isCounted && (
            <p className={classNames("text-2xl font-bold tabular-nums", isUrgent && "text-danger")}>
              {clockText(left)}
            </p>
          )}
        </div>
      )}
      {round && (
        <p className="w-full truncate text-xs text-muted" title={round.commitment}>
          {TEXT.commitment} <span className="font-mono">{round.commitment}</span>
        </p>
      )}
    </div>
  );
}

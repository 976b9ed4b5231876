import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { roundOf, runningNumber } from "../../../domain/games/rounds.ts";
import { roundSecondsLeft } from "../../../domain/games/mini-game-round.ts";
import type { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { stateText } from "../../machine-state.ts";
import { classNames } from "../../primitives/class-names.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

export type RoundActor = ActorRefFrom<typeof miniGameRoundMachine>;

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export interface RoundClockProps {
  actor: RoundActor;
  /** False while a race or a match is shown whose result is known. */
  isTold?: boolean;
  children?: ReactNode;
}

/** Which round runs and how long it still takes bets. `children` stand between the two, as the last results. */
export function RoundClock({ actor, isTold = true, children }: RoundClockProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const phase = value === "idle" ? value : value.shown;
  const round = useSelector(actor, ({ context }) => context.round);
  const left = useSelector(actor, ({ context }) => (context.round ? roundSecondsLeft(context.round, context.now) : 0));
  const isUrgent = useSelector(actor, (snapshot) => snapshot.hasTag("urgent"));
  const isResolved = useSelector(actor, (snapshot) => snapshot.hasTag("resolved"));
  const isCounted = useSelector(
    actor,
    (snapshot) => snapshot.hasTag("takesBets") || snapshot.matches({ shown: "waiting" }),
  );
  const named = round && roundOf(round.id);
  return (
    <div
      data-machine="mini-game-round"
      data-state={stateText(value)}
      className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-3 py-1.5 tablet:grid-cols-[auto_1fr_auto]"
    >
      <div>
        <p className="font-bold whitespace-nowrap tabular-nums">
          {named ? TEXT.round(named.day, named.number) : TEXT.state.idle}
        </p>
        <p className="min-h-4.5 text-xs whitespace-nowrap text-muted tabular-nums">
          {named && TEXT.running(runningNumber(named))}
        </p>
      </div>
      <div className="order-last col-span-2 min-h-5 min-w-0 tablet:order-none tablet:col-span-1 tablet:justify-self-center">
        {children}
      </div>
      <div className="min-h-12 text-right" role="timer" aria-live="off">
        {round && (
          <>
            <p className={classNames("text-xs", isUrgent ? "font-bold text-danger" : "text-muted")}>
              {isResolved && !isTold ? TEXT.shown : TEXT.state[phase]}
            </p>
            {isCounted && (
              <p className={classNames("text-2xl leading-7 font-bold tabular-nums", isUrgent && "text-danger")}>
                {clockText(left)}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

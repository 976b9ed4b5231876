import { useSelector } from "@xstate/react";
import type { MiniGameEvent } from "../../../api/contract/games/mini-games.ts";
import { roundSecondsLeft } from "../../../domain/games/mini-game-round.ts";
import { seoulDay } from "../../../domain/common/time.ts";
import { type Game, isDrawnKind } from "../../../domain/games/games.ts";
import { roundOf } from "../../../domain/games/rounds.ts";
import { classNames } from "../../primitives/class-names.ts";
import { LateDrawing, LatePicture, LateSound, LateVenue } from "../mini/late-parts.tsx";
import type { RoundActor } from "../mini/round-clock.tsx";
import { GAMES_TEXT as TEXT } from "../text.ts";

export interface GameStageProps {
  game: Game;
  actor: RoundActor;
  /** The round that is drawn, or the last one that was. */
  shown: MiniGameEvent | undefined;
  /** Whether its result may be told: of a race or a match when it is over. */
  isTold: boolean;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/**
 * Where the draw is seen. It has its place from the first paint on: between draws with the last result, in the last ten
 * seconds with the count, then with the draw. On a phone the draw opens over the picks, which take no bet then.
 */
export function GameStage({ game, actor, shown, isTold, now }: GameStageProps) {
  const isClosing = useSelector(actor, (snapshot) => snapshot.matches({ shown: "closing" }));
  const isDrawing = useSelector(actor, (snapshot) => snapshot.matches({ shown: "closed" }));
  const isResolved = useSelector(actor, (snapshot) => snapshot.hasTag("resolved"));
  const left = useSelector(actor, ({ context }) => (context.round ? roundSecondsLeft(context.round, context.now) : 0));
  const isOpen = isDrawing || isResolved;
  const isVenue = !isDrawnKind(game.kind);
  const named = shown && roundOf(shown.id);
  // Numbers begin anew each day: a round of another one is told with its day.
  const day = named && named.day !== seoulDay(now()) ? named.day.slice("2026-".length) : "";
  return (
    <section
      aria-label={TEXT.drawing}
      className="game-stage"
      data-open={isOpen || undefined}
      data-venue={isVenue || undefined}
    >
      <div className="game-stage-box">
        <header className="flex h-9 items-center justify-between gap-2 pr-1 pl-3">
          <p className="text-xs text-muted tabular-nums">
            {isClosing
              ? TEXT.state.closing
              : isDrawing
                ? TEXT.state.closed
                : named
                  ? (isTold ? TEXT.resultOf : TEXT.showOf)(named.number, day)
                  : TEXT.drawing}
          </p>
          <LateSound round={actor} />
        </header>
        <div className="game-stage-draw">
          {isClosing || isDrawing || !shown?.drawn ? (
            <div className={classNames("game-stage-wait", isDrawing && "game-stage-rolling")}>
              <span className="game-stage-picture">
                <LatePicture kind={game.kind} />
              </span>
              {isClosing && (
                <span key={left} className="game-stage-count" aria-hidden="true">
                  {left}
                </span>
              )}
              {!isClosing && !isDrawing && (
                <span className="game-stage-word">{shown?.state === "void" ? TEXT.void : TEXT.waiting}</span>
              )}
            </div>
          ) : !isDrawnKind(game.kind) ? (
            <LateVenue key={shown.id} roundId={shown.id} drawn={shown.drawn} now={now} />
          ) : (
            // A result that was there before the member came is shown as it ended.
            <div data-still={isResolved ? undefined : ""}>
              <LateDrawing key={shown.id} kind={game.kind} drawn={shown.drawn} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

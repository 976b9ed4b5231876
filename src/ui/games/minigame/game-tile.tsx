import { Link } from "@tanstack/react-router";
import type { RunningGames } from "../../../api/contract/games/mini-games.ts";
import { type Game, gamePath } from "../../../domain/games/games.ts";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Star } from "../../sports/european/star.tsx";
import { KindPicture } from "../drawing/kind-picture.tsx";
import { ResultMarks } from "../roads/result-marks.tsx";
import { CountdownRing } from "./countdown-ring.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";

export interface GameTileProps {
  game: Game;
  running: RunningGames["items"][number];
  readNow: () => number;
}

const ON_WIDE = 10;
const ON_NARROW = 5;

/** One game of the lobby: its picture with the time that is left, its name, its last results, its star. */
export function GameTile({ game, running: { round, last, isMaintained }, readNow }: GameTileProps) {
  const isWide = useHasSlipBeside();
  const drawn = last
    .slice(0, isWide ? ON_WIDE : ON_NARROW)
    .map((one) => one.drawn)
    .toReversed();
  return (
    <article
      className={classNames(
        "relative grid h-full content-start overflow-hidden rounded-lg border border-line bg-surface",
        !isMaintained && "hover:border-accent has-[a:focus-visible]:border-accent",
      )}
    >
      <div className={classNames("relative", isMaintained && "opacity-45 grayscale")}>
        <KindPicture kind={game.kind} />
        {!isMaintained && (
          <span className="absolute right-1.5 bottom-1.5">
            <CountdownRing round={round} readNow={readNow} />
          </span>
        )}
      </div>
      <div className="grid gap-1 p-2">
        <h3 className="text-sm leading-tight font-bold">
          {isMaintained ? (
            <span className="text-muted">{game.name}</span>
          ) : (
            <Link to={gamePath(game)} className="after:absolute after:inset-0">
              {game.name}
            </Link>
          )}
        </h3>
        <p className={classNames("text-xs", isMaintained ? "text-warn" : "text-muted")}>
          {isMaintained ? TEXT.maintained : TEXT.every(game.seconds)}
        </p>
        <div className="flex h-5 items-center">
          {drawn.length > 0 && <ResultMarks kind={game.kind} drawn={drawn} size={isWide ? "small" : "normal"} />}
        </div>
      </div>
      <span className="absolute top-1 right-1 z-10 rounded-full bg-canvas/80">
        <Star kind="game" of={String(game.id)} name={game.name} />
      </span>
    </article>
  );
}

import type { LobbyGame } from "../../api/contract/lobby/lobby.ts";
import { classNames } from "../primitives/class-names.ts";
import { Money } from "../primitives/money.tsx";
import { GamePicture } from "./game-picture.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";

export interface GameCardProps {
  game: LobbyGame;
  providerName: string;
  isOpen: boolean;
  onEnter: () => void;
  onFavour: () => void;
}

/** One game of a lobby: the way in, and its mark as a favourite. */
export function GameCard({ game, providerName, isOpen, onEnter, onFavour }: GameCardProps) {
  const { name, category, emblem, colours, minBet, maxBet, returns, jackpot, isFavourite } = game;
  return (
    <div className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <button
        type="button"
        disabled={!isOpen}
        onClick={onEnter}
        aria-haspopup="dialog"
        aria-label={TEXT.enter(name)}
        className="flex flex-1 flex-col text-left enabled:hover:bg-hover disabled:cursor-not-allowed"
      >
        <span className={classNames("block w-full", !isOpen && "opacity-50")}>
          <GamePicture emblem={emblem} colours={colours} />
        </span>
        <span className="grid gap-0.5 p-2 pr-11">
          <span className="text-sm font-bold break-words">{name}</span>
          <span className="text-xs text-muted">
            {providerName} · {category}
          </span>
        </span>
        <span className="mt-auto grid gap-0.5 px-2 pb-2 text-xs text-muted tabular-nums">
          {isOpen ? <span>{TEXT.stakes(minBet, maxBet)}</span> : <span className="text-danger">{TEXT.closed}</span>}
          {returns !== null && <span>{TEXT.returns(returns)}</span>}
          {jackpot !== null && (
            <span className="text-ink">
              {TEXT.jackpot} <Money amount={jackpot} />
            </span>
          )}
        </span>
      </button>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={TEXT.favour(name)}
        onClick={onFavour}
        className="absolute top-1 right-1 grid size-9 place-items-center rounded-md border border-edge bg-surface text-lg"
      >
        <span aria-hidden="true">{isFavourite ? "★" : "☆"}</span>
      </button>
    </div>
  );
}

import type { CSSProperties } from "react";
import type { Drawn } from "../../../../domain/games/kind.ts";
import { handPoints } from "../../../../domain/games/kinds/baccarat.ts";
import { TABLE_TEXT as TEXT } from "../text.ts";
import { dealtAfter, revealMs, type Side, thirdTimes, turnsAfter } from "./deal-times.ts";
import { DealtCard } from "./dealt-card.tsx";
import "./hands.css";

export interface HandProps {
  side: Side;
  /** Null until the lock. */
  drawn: Drawn | null;
  /** Which of the first two the player has opened. */
  opened: readonly boolean[];
  /** Everything is open, the third card too. */
  isAll: boolean;
  /** The player had opened the first four cards of the round. */
  wasOpen: boolean;
  isWinner: boolean;
  /** Chooses a covered card to be peeled; null where none can be chosen. */
  onChoose: ((at: number) => void) | null;
}

/** A hand: the places of its cards, the cards, and its points as far as they are open. */
export function Hand({ side, drawn, opened, isAll, wasOpen, isWinner, onChoose }: HandProps) {
  const cards = drawn?.[side === "player" ? 0 : 1] ?? [];
  const first = cards.slice(0, 2);
  const third = isAll ? cards[2] : undefined;
  const isFirstOpen = isAll || (first.length > 0 && opened.every(Boolean));
  const points = isAll ? handPoints(cards) : isFirstOpen ? handPoints(first) : null;
  const told = drawn ? ({ "--told": `${revealMs(drawn, wasOpen)}ms` } as CSSProperties) : {};
  return (
    <section className="hand" data-side={side} data-winner={isWinner || undefined} aria-label={TEXT[side]} style={told}>
      <p className="hand-name">
        {TEXT[side]}
        <span className="sr-only">{TEXT.points(points)}</span>
        <span className="hand-points" aria-hidden="true">
          <span>{isFirstOpen ? handPoints(first) : ""}</span>
          {isAll && <span className="hand-points-last">{handPoints(cards)}</span>}
        </span>
      </p>
      <div className="hand-cards">
        {[0, 1].map((at) => {
          const card = first[at];
          const isOwn = opened[at] === true;
          const times = { dealtAfter: dealtAfter(side, at), turnsAfter: isOwn ? 0 : turnsAfter(side, at) };
          return (
            <span key={at} className="card-place">
              {card !== undefined && <DealtCard card={card} isOpen={isAll || isOwn} {...times} />}
              {onChoose && card !== undefined && !isOwn && (
                <button
                  type="button"
                  className="card-choose"
                  aria-label={TEXT.choose(TEXT[side], at + 1)}
                  onClick={() => onChoose(at)}
                />
              )}
            </span>
          );
        })}
        <span className="card-place card-place-third">
          {drawn && third !== undefined && <DealtCard card={third} isOpen {...thirdTimes(drawn, side, wasOpen)} />}
        </span>
      </div>
    </section>
  );
}

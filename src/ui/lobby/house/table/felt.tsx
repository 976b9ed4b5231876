import { type ReactNode, useState } from "react";
import type { Drawn } from "../../../../domain/games/kind.ts";
import { baccarat } from "../../../../domain/games/kinds/baccarat.ts";
import { TABLE_TEXT as TEXT } from "../text.ts";
import { SIDES } from "./deal-times.ts";
import { FeltFields, type FeltFieldsProps } from "./felt-fields.tsx";
import { Hand } from "./hand.tsx";
import { Shoe } from "./shoe.tsx";
import { Squeeze } from "./squeeze.tsx";
import "./table.css";

export interface FeltProps extends Omit<FeltFieldsProps, "won"> {
  roundId: string | null;
  /** Null until the lock. */
  drawn: Drawn | null;
  /** The player's cards are covered, and may be opened. */
  isCovered: boolean;
  /** The round is decided. */
  isShown: boolean;
  onOpen: () => void;
  /** In the middle of the upper edge: the clock. */
  children: ReactNode;
}

/** Player's first and second card, then Banker's; `chosen` is the one that is being peeled. */
const COVERED = { opened: [false, false, false, false] as readonly boolean[], chosen: 0 };
const NONE: ReadonlySet<string> = new Set();

const wonFields = (drawn: Drawn): ReadonlySet<string> =>
  new Set([...baccarat.outcomesOf(drawn)].flatMap(([key, outcome]) => (outcome === "won" ? [key] : [])));

/** The table of one round: the shoe, both hands, the fields, and the card that is being peeled. */
export function Felt({ roundId, drawn, isCovered, isShown, onOpen, children, ...fields }: FeltProps) {
  const [cards, setCards] = useState({ ...COVERED, of: roundId });
  if (cards.of !== roundId) setCards({ ...COVERED, of: roundId });
  const { opened, chosen } = cards;
  const won = drawn && isShown ? wonFields(drawn) : NONE;
  const card = drawn?.[Math.floor(chosen / 2)]?.[chosen % 2];
  const choose = (at: number): void => setCards({ ...cards, chosen: at });
  const open = (): void => {
    const next = opened.map((was, at) => was || at === chosen);
    setCards({ ...cards, opened: next });
    if (next.every(Boolean)) onOpen();
  };
  return (
    <div className="table-rim">
      <div className="felt">
        <Shoe />
        {children}
        <div className="felt-hands">
          {SIDES.map((side, at) => (
            <Hand
              key={`${roundId} ${side}`}
              side={side}
              drawn={drawn}
              opened={opened.slice(at * 2, at * 2 + 2)}
              isAll={drawn !== null && !isCovered}
              wasOpen={opened.every(Boolean)}
              isWinner={won.has(side)}
              onChoose={isCovered ? (one) => choose(at * 2 + one) : null}
            />
          ))}
        </div>
        <div className="felt-lower">
          <FeltFields {...fields} won={won} />
          {isCovered && card !== undefined && (
            <figure className="felt-stage" aria-label={TEXT.covered}>
              <Squeeze
                key={chosen}
                card={card}
                name={TEXT.choose(chosen < 2 ? TEXT.player : TEXT.banker, (chosen % 2) + 1)}
                onOpen={open}
                onSeen={() => choose(opened.indexOf(false))}
                onOpenAll={onOpen}
              />
            </figure>
          )}
        </div>
      </div>
    </div>
  );
}

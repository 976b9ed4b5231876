import { useState } from "react";
import type { Drawn } from "../../../../domain/games/kind.ts";
import { baccarat } from "../../../../domain/games/kinds/baccarat.ts";
import { BACCARAT_COLOURS, CardsDrawing } from "../../../games/drawing/cards.tsx";
import { Button } from "../../../primitives/button.tsx";
import { TABLE_TEXT as TEXT } from "../text.ts";

export interface SqueezeProps {
  drawn: Drawn;
  isOpened: boolean;
  onOpen: () => void;
}

/** How much of the cards is seen when they turn over by themselves, in percent. */
const TURNS_AT = 90;
const NAMES = [TEXT.player, TEXT.banker];

/** The cards: covered until the player, or the clock, opens them. They may be peeled from below. */
export function Squeeze({ drawn, isOpened, onOpen }: SqueezeProps) {
  const [peeled, setPeeled] = useState(0);
  if (isOpened)
    return <CardsDrawing drawn={drawn} label={baccarat.summaryOf(drawn)} names={NAMES} colours={BACCARAT_COLOURS} />;
  return (
    <div className="grid gap-2">
      <figure className="relative overflow-hidden rounded-lg" aria-label={TEXT.covered}>
        <div aria-hidden="true">
          <CardsDrawing drawn={drawn} label="" names={NAMES} colours={BACCARAT_COLOURS} />
        </div>
        <div
          className="absolute inset-x-0 top-0 border-b-2 border-warn bg-danger-soft"
          style={{ height: `${100 - peeled / 2}%` }}
        />
      </figure>
      <div className="flex items-center gap-3">
        <input
          type="range"
          className="min-w-0 grow"
          aria-label={TEXT.peel}
          min={0}
          max={100}
          value={peeled}
          onChange={({ target }) => {
            const to = Number(target.value);
            if (to >= TURNS_AT) onOpen();
            else setPeeled(to);
          }}
        />
        <Button onClick={onOpen}>{TEXT.open}</Button>
      </div>
    </div>
  );
}

// The drawing of each kind. Virtual sports have a venue instead.
import type { ComponentType } from "react";
import type { DrawnKind } from "../../../domain/games/games.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { KinoDrawing, PowerballDrawing } from "./balls.tsx";
import { BACCARAT_COLOURS, CardsDrawing } from "./cards.tsx";
import { KinoLadderDrawing, LadderDrawing } from "./ladder.tsx";
import { Meaning } from "./meaning.tsx";
import type { DrawingProps } from "./parts.tsx";
import { RaceDrawing } from "./race.tsx";
import { DiceDrawing, DiscsDrawing, HwatuDrawing } from "./tokens.tsx";
import { RingDrawing, RouletteDrawing } from "./wheel.tsx";

const cards = (names: readonly string[], colours: readonly string[] = []) =>
  function Cards(props: DrawingProps) {
    return <CardsDrawing {...props} names={names} colours={colours} />;
  };

const DRAWINGS: Readonly<Record<DrawnKind, ComponentType<DrawingProps>>> = {
  powerball: PowerballDrawing,
  ladder: LadderDrawing,
  "kino-ladder": KinoLadderDrawing,
  kino: KinoDrawing,
  baccarat: cards(["플레이어", "뱅커"], BACCARAT_COLOURS),
  "dragon-tiger": cards(["드래곤", "타이거"]),
  "odd-even": DiscsDrawing,
  "sic-bo": DiceDrawing,
  hwatu: HwatuDrawing,
  roulette: RouletteDrawing,
  "high-low": cards([""]),
  ring: RingDrawing,
  "speed-six": RaceDrawing,
  dice: DiceDrawing,
  blackjack: cards(["플레이어", "딜러"]),
};

/** What was drawn, with its meaning below. Another drawing needs another key. */
export function GameDrawing({ kind, drawn }: { kind: DrawnKind; drawn: DrawingProps["drawn"] }) {
  const Drawing = DRAWINGS[kind];
  const label = KINDS[kind].summaryOf(drawn);
  return (
    <figure className="grid gap-1">
      <Drawing drawn={drawn} label={label} />
      <Meaning text={label} />
    </figure>
  );
}

import { useState } from "react";
import type { KindName } from "../../../domain/games/games.ts";
import type { Drawn, RoadInfo, RoadSide } from "../../../domain/games/kind.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { beadRoad, bigRoad, DERIVED_ROADS, derivedRoad } from "../../../domain/games/roads.ts";
import { roadFigures } from "../../../domain/games/road-figures.ts";
import { Button } from "../../primitives/button.tsx";
import { ROAD_TEXT as TEXT } from "../late-text.ts";
import { RoadFigures } from "./road-figures.tsx";
import { type RoadCell, RoadView } from "./road-view.tsx";
import { toneOf } from "./tone-of.ts";

const labelOf = (road: RoadInfo, side: RoadSide) => (side === "tie" ? (road.tie ?? "") : road[side]);

/** A road of two sides is read by their names, as odd and even; that of three shows its ties. */
const nameIn = (road: RoadInfo, side: RoadSide) => (road.tie === undefined ? labelOf(road, side) : "");

/** Past rounds, oldest first, as the roads of one of the game's markets. */
export function GameRoads({ kind: name, drawn }: { kind: KindName; drawn: readonly Drawn[] }) {
  const kind = KINDS[name];
  const [chosen, setChosen] = useState(kind.roads[0]?.key ?? "");
  const road = kind.roads.find(({ key }) => key === chosen);
  if (!road) return null;
  const sides = drawn.flatMap((one) => kind.sideOf(road.key, one) ?? []);
  const big = bigRoad(sides);
  const count = (side: RoadSide) => sides.filter((one) => one === side).length;
  const counts = [
    [road.a, count("a")],
    [road.b, count("b")],
    ...(road.tie === undefined ? [] : [[road.tie, count("tie")]]),
  ]
    .map(([name, n]) => `${name} ${n}`)
    .join(" · ");
  const bead: RoadCell[][] = beadRoad(sides).map((column) =>
    column.map((side) => ({ tone: toneOf(road, side), text: labelOf(road, side) })),
  );
  const bigCells: RoadCell[][] = big.map((column) =>
    column.map(({ side, ties }) => {
      const text = ties > 0 ? String(ties) : nameIn(road, side);
      return { tone: toneOf(road, side), isHollow: true, ...(text !== "" && { text }) };
    }),
  );
  return (
    <div className="grid grid-cols-1 gap-2 p-3">
      {kind.roads.length > 1 && (
        <fieldset aria-label={TEXT.kinds} className="flex flex-wrap gap-1">
          {kind.roads.map(({ key, name }) => (
            <Button key={key} size="sm" aria-pressed={key === chosen} onClick={() => setChosen(key)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <RoadFigures
        rounds={sides.length}
        figures={roadFigures(sides, road.tie === undefined ? ["a", "b"] : ["a", "b", "tie"])}
        labelOf={(side) => labelOf(road, side)}
      />
      <RoadView label={TEXT.described(TEXT.bead, counts)} columns={bead} />
      <RoadView label={TEXT.described(TEXT.big, counts)} columns={bigCells} />
      <div className="grid grid-cols-1 gap-2 tablet:grid-cols-3">
        {DERIVED_ROADS.map(({ key, offset }) => {
          const marks = derivedRoad(big, offset);
          const flat = marks.flat();
          const reds = flat.filter((mark) => mark === "red").length;
          return (
            <div key={key} className="min-w-0">
              <p className="text-xs text-muted">{TEXT[key]}</p>
              <RoadView
                label={TEXT.described(TEXT[key], `${TEXT.same} ${reds} · ${TEXT.other} ${flat.length - reds}`)}
                columns={marks.map((column) =>
                  column.map((mark) => ({ tone: mark === "red" ? "a" : "b", isHollow: key === "big-eye" })),
                )}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

import { useState } from "react";
import type { KindName } from "../../../domain/games/games.ts";
import type { Drawn } from "../../../domain/games/kind.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { roadFigures } from "../../../domain/games/road-figures.ts";
import { Button } from "../../primitives/button.tsx";
import { ROAD_TEXT as TEXT } from "../late-text.ts";
import { RoadFigures } from "./road-figures.tsx";
import { labelOf, RoadSheet } from "./road-sheet.tsx";

/** Past rounds, oldest first, as the roads of one of the game's markets. */
export function GameRoads({ kind: name, drawn }: { kind: KindName; drawn: readonly Drawn[] }) {
  const kind = KINDS[name];
  const [chosen, setChosen] = useState(kind.roads[0]?.key ?? "");
  const road = kind.roads.find(({ key }) => key === chosen);
  if (!road) return null;
  const sides = drawn.flatMap((one) => kind.sideOf(road.key, one) ?? []);
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
      <RoadSheet kind={kind} road={road.key} drawn={drawn} />
    </div>
  );
}

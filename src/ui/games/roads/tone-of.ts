import type { RoadInfo, RoadSide } from "../../../domain/games/kind.ts";
import type { RoadCell } from "./road-view.tsx";

/** The colour of a side: the first one is red, but Player is blue and Banker red. */
export function toneOf({ isBlueFirst = false }: RoadInfo, side: RoadSide): RoadCell["tone"] {
  if (side === "tie" || !isBlueFirst) return side;
  return side === "a" ? "b" : "a";
}

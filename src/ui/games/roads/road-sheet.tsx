import type { Drawn, GameKind, RoadInfo, RoadSide } from "../../../domain/games/kind.ts";
import { beadRoad, bigRoad, DERIVED_ROADS, derivedRoad } from "../../../domain/games/roads.ts";
import { ROAD_TEXT as TEXT } from "../late-text.ts";
import { type RoadCell, RoadView } from "./road-view.tsx";
import { toneOf } from "./tone-of.ts";

export const labelOf = (road: RoadInfo, side: RoadSide) => (side === "tie" ? (road.tie ?? "") : road[side]);

/** A road of two sides is read by their names, as odd and even; that of three shows its ties. */
const nameIn = (road: RoadInfo, side: RoadSide) => (road.tie === undefined ? labelOf(road, side) : "");

export interface RoadSheetProps {
  kind: GameKind;
  /** Its key. */
  road: string;
  /** Past rounds, the oldest first. */
  drawn: readonly Drawn[];
}

/** The bead road, the big road and the three that are derived from it. */
export function RoadSheet({ kind, road: key, drawn }: RoadSheetProps) {
  const road = kind.roads.find((one) => one.key === key);
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
    column.map(({ side, ties }) => ({
      tone: toneOf(road, side),
      isHollow: true,
      ...(ties > 0 && { ties }),
      text: nameIn(road, side),
    })),
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-xs text-muted">
        {TEXT.bead} <span className="tabular-nums">{counts}</span>
      </p>
      <RoadView label={TEXT.described(TEXT.bead, counts)} columns={bead} />
      <p className="text-xs text-muted">{TEXT.big}</p>
      <RoadView label={TEXT.described(TEXT.big, counts)} columns={bigCells} />
      <div className="grid grid-cols-1 gap-2 tablet:grid-cols-3">
        {DERIVED_ROADS.map(({ key: name, offset }) => {
          const marks = derivedRoad(big, offset);
          const flat = marks.flat();
          const reds = flat.filter((mark) => mark === "red").length;
          return (
            <div key={name} className="min-w-0">
              <p className="text-xs text-muted">{TEXT[name]}</p>
              <RoadView
                label={TEXT.described(TEXT[name], `${TEXT.same} ${reds} · ${TEXT.other} ${flat.length - reds}`)}
                columns={marks.map((column) =>
                  column.map((mark) => ({ tone: mark === "red" ? "a" : "b", isHollow: name === "big-eye" })),
                )}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

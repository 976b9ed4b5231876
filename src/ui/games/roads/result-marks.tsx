import type { KindName } from "../../../domain/games/games.ts";
import type { Drawn } from "../../../domain/games/kind.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { ROAD_TEXT as TEXT } from "../late-text.ts";
import { TONES } from "./road-view.tsx";
import { toneOf } from "./tone-of.ts";

/** The radius of a mark, and the way from one to the next. */
const SIZES = { normal: { r: 10, step: 22, text: 11 }, small: { r: 6.5, step: 14, text: 8 } } as const;

export interface ResultMarksProps {
  kind: KindName;
  /** Oldest first. */
  drawn: readonly Drawn[];
  size?: keyof typeof SIZES;
}

/** The last results by the game's first road, the newest at the right. Where there is no room the oldest are left out. */
export function ResultMarks({ kind: name, drawn, size = "normal" }: ResultMarksProps) {
  const kind = KINDS[name];
  const [road] = kind.roads;
  if (!road) return null;
  const { r, step, text } = SIZES[size];
  const sides = drawn.flatMap((one) => kind.sideOf(road.key, one) ?? []);
  const labels = sides.map((side) => (side === "tie" ? (road.tie ?? "") : road[side]));
  return (
    <span className="flex min-w-0 justify-end overflow-hidden">
      <svg
        role="img"
        aria-label={TEXT.described(road.name, labels.join(" "))}
        width={sides.length * step}
        height={2 * r}
        className="block shrink-0"
      >
        {sides.map((side, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- places that never move
          <g key={i} transform={`translate(${r + i * step} ${r})`}>
            <circle r={r} fill={TONES[toneOf(road, side)]} />
            <text fontSize={text} fontWeight={700} fill="#fff" textAnchor="middle" dominantBaseline="central">
              {labels[i]?.slice(0, 1)}
            </text>
          </g>
        ))}
      </svg>
    </span>
  );
}

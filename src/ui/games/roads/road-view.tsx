import { layOut, ROAD_ROWS, type Placed } from "../../../domain/games/roads.ts";

export interface RoadCell {
  /** Its colour: red for the first side, blue for the second, green for a tie. */
  tone: "a" | "b" | "tie";
  text?: string;
  isHollow?: boolean;
  /** Ties that followed: a stroke across the cell, with their number from two on. */
  ties?: number;
}

export const TONES = { a: "#dc2626", b: "#2563eb", tie: "#16a34a" } as const;
const CELL = 20;

export interface RoadViewProps {
  label: string;
  columns: readonly (readonly RoadCell[])[];
}

/** A road in six rows on a sheet of squares, the newest at the right; it scrolls sideways. */
export function RoadView({ label, columns }: RoadViewProps) {
  const placed: Placed<RoadCell>[] = layOut(columns);
  const width = Math.max(1, ...placed.map(({ column }) => column + 1)) * CELL;
  return (
    <section
      className="overflow-x-auto rounded-sm border border-line bg-field"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={label}
      ref={showEnd}
    >
      <svg
        width={width}
        height={ROAD_ROWS * CELL}
        role="img"
        aria-label={label}
        className="block min-w-full"
        // The squares of the sheet, drawn once.
        style={{
          backgroundImage:
            "linear-gradient(var(--color-line) 1px, transparent 1px), linear-gradient(90deg, var(--color-line) 1px, transparent 1px)",
          backgroundSize: `${CELL}px ${CELL}px`,
          backgroundPosition: "-1px -1px",
        }}
      >
        {placed.map(({ cell, column, row }) => (
          <g key={`${column} ${row}`} transform={`translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})`}>
            <circle
              r={8}
              fill={cell.isHollow ? "none" : TONES[cell.tone]}
              stroke={TONES[cell.tone]}
              strokeWidth={cell.isHollow ? 2.5 : 1}
            />
            {cell.ties !== undefined && <path d="M-6 6L6 -6" stroke={TONES.tie} strokeWidth={2.5} />}
            <RoadText cell={cell} />
          </g>
        ))}
      </svg>
    </section>
  );
}

function RoadText({ cell: { text = "", isHollow, ties = 0 } }: { cell: RoadCell }) {
  const shown = ties > 1 ? String(ties) : text;
  if (shown === "") return null;
  return (
    <text
      fontSize={10}
      fontWeight={700}
      textAnchor="middle"
      dominantBaseline="central"
      fill={isHollow ? "currentColor" : "#fff"}
    >
      {shown}
    </text>
  );
}

function showEnd(element: HTMLElement | null): void {
  if (element) element.scrollLeft = element.scrollWidth;
}

import { boxLines, labelRows, nameText, SIZES } from "./drawing-text.ts";
import type { ChartLine, DrawnArrow, DrawnState, Drawing } from "./drawing.ts";
import { headPath, linePath } from "./shapes.ts";
import { CHART_TEXT as TEXT } from "./text.ts";
import "./chart.css";

export interface ChartSvgProps {
  drawing: Drawing;
  /** Paths of the states that are lit. */
  active?: ReadonlySet<string> | undefined;
  /** The transitions that were taken last, by id. */
  taken?: ReadonlySet<string> | undefined;
  /** null: a picture beside words that say the same. */
  label: string | null;
  width: string;
}

const NONE: ReadonlySet<string> = new Set();

/** A laid out chart. Every transition is there once, as an arrow's row or as a row of its state's box. */
export function ChartSvg({ drawing, active = NONE, taken = NONE, label, width }: ChartSvgProps) {
  const isTaken = (lines: readonly ChartLine[]): boolean => lines.some(({ id }) => taken.has(id));
  const containers = drawing.states.filter((one) => one.isContainer);
  const leaves = drawing.states.filter((one) => !one.isContainer);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${Math.ceil(drawing.width)} ${Math.ceil(drawing.height)}`}
      style={{ width }}
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {containers.map((one) => (
        <StateBox key={one.state.id} drawn={one} isLit={active.has(one.state.id)} />
      ))}
      {drawing.initials.map(({ of, dot, points }) => (
        <g key={of} className="chart-initial">
          <circle cx={dot.x} cy={dot.y} r={4} />
          <path d={linePath(points)} />
          <path className="chart-head" d={headPath(points)} />
        </g>
      ))}
      {drawing.arrows.map(({ arrow, points }) => (
        <g key={arrow.id} className="chart-arrow" data-taken={isTaken(arrow.lines) || undefined}>
          <path d={linePath(points)} />
          <path className="chart-head" d={headPath(points)} />
        </g>
      ))}
      {leaves.map((one) => (
        <g key={one.state.id}>
          <StateBox drawn={one} isLit={active.has(one.state.id)} />
          <StateText drawn={one} taken={taken} />
        </g>
      ))}
      {containers.map((one) => (
        <StateText key={one.state.id} drawn={one} taken={taken} />
      ))}
      {drawing.arrows.map((one) => (
        <ArrowLabel key={one.arrow.id} drawn={one} taken={taken} />
      ))}
    </svg>
  );
}

function StateBox({
  drawn: { state, x, y, width, height, isContainer },
  isLit,
}: {
  drawn: DrawnState;
  isLit: boolean;
}) {
  return (
    <g
      className="chart-state"
      data-chart-state={state.id}
      data-kind={state.kind}
      data-container={isContainer || undefined}
      data-lit={isLit || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {state.kind === "final" && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />}
    </g>
  );
}

/** Its name, what it invokes and what it does without leaving; over the arrows that pass through a container. */
function StateText({
  drawn: { state, isContainer, name, words },
  taken,
}: {
  drawn: DrawnState;
  taken: ReadonlySet<string>;
}) {
  const invokes = state.invokes.length;
  return (
    <g className={isContainer ? "chart-over" : undefined}>
      <text className="chart-name" x={name.x} y={name.y + 11}>
        {nameText(state)}
      </text>
      {boxLines(state).map((line, index) => {
        const inner = state.inner[index - invokes];
        return (
          <text
            key={line}
            className={inner ? "chart-line" : "chart-invoke"}
            data-transition={inner?.id}
            data-taken={(inner && taken.has(inner.id)) || undefined}
            x={words?.x}
            y={(words?.y ?? 0) + 10 + index * SIZES.lineHeight}
          >
            {line}
          </text>
        );
      })}
    </g>
  );
}

function ArrowLabel({ drawn: { arrow, label }, taken }: { drawn: DrawnArrow; taken: ReadonlySet<string> }) {
  const rows = arrow.lines.map((line) => labelRows(line));
  const before = (index: number): number => rows.slice(0, index).flat().length;
  return (
    <g>
      {arrow.lines.map((line, index) => (
        <text
          key={line.id}
          className="chart-label"
          data-transition={line.id}
          data-taken={taken.has(line.id) || undefined}
        >
          {rows[index]?.map((row, place) => (
            <tspan key={row} x={label.x + 4} y={label.y + 12 + (before(index) + place) * SIZES.lineHeight}>
              {row}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

/** The name of a chart for who does not see it, with where it stands. */
export function chartLabel(machine: string, active?: ReadonlySet<string>): string {
  const leaves = [...(active ?? [])].filter(
    (path) => path !== "" && ![...(active ?? [])].some((other) => other.startsWith(`${path}.`)),
  );
  return leaves.length > 0 ? `${TEXT.chartOf(machine)}, ${TEXT.now(leaves.join(", "))}` : TEXT.chartOf(machine);
}

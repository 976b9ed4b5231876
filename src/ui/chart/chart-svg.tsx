import { boxLines, labelRows, nameText, SIZES } from "./drawing-text.ts";
import type { ChartLine, DrawnArrow, DrawnState, Drawing, Mark } from "./drawing.ts";
import { headPath, linePath } from "./shapes.ts";
import { CHART_TEXT as TEXT } from "./text.ts";
import "./chart.css";

export interface ChartSvgProps {
  drawing: Drawing;
  /** Paths of the states that are lit. */
  active?: ReadonlySet<string> | undefined;
  /** The transitions that were taken last, by id. */
  taken?: ReadonlySet<string> | undefined;
  /** The transitions of a path that is shown, by id. */
  path?: ReadonlySet<string> | undefined;
  /** null: a picture beside words that say the same. */
  label: string | null;
  width: string;
}

const NONE: ReadonlySet<string> = new Set();

/** A laid out chart. Every transition is there once, as an arrow's row or as a row of its state's box. */
export function ChartSvg({ drawing, active = NONE, taken = NONE, path = NONE, label, width }: ChartSvgProps) {
  const isOf = (ids: ReadonlySet<string>, lines: readonly ChartLine[]): true | undefined =>
    lines.some(({ id }) => ids.has(id)) || undefined;
  const containers = drawing.states.filter((one) => one.isContainer);
  const leaves = drawing.states.filter((one) => !one.isContainer);
  return (
    <svg
      className="chart"
      data-has-path={path.size > 0 || undefined}
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
        <g
          key={arrow.id}
          className="chart-arrow"
          data-taken={isOf(taken, arrow.lines)}
          data-path={isOf(path, arrow.lines)}
          data-mark={markOf(arrow.lines)}
        >
          <path d={linePath(points)} />
          <path className="chart-head" d={headPath(points)} />
        </g>
      ))}
      {leaves.map((one) => (
        <g key={one.state.id}>
          <StateBox drawn={one} isLit={active.has(one.state.id)} />
          <StateText drawn={one} taken={taken} path={path} />
        </g>
      ))}
      {containers.map((one) => (
        <StateText key={one.state.id} drawn={one} taken={taken} path={path} />
      ))}
      {drawing.arrows.map((one) => (
        <ArrowLabel key={one.arrow.id} drawn={one} taken={taken} path={path} />
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
      data-folded={state.folded === undefined ? undefined : true}
      data-mark={state.mark}
    >
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {state.kind === "final" && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />}
    </g>
  );
}

/** What all transitions of an arrow have in common; one that stayed beside one that did not makes a change. */
function markOf(lines: readonly ChartLine[]): Mark | undefined {
  const marks = new Set(lines.map(({ mark }) => mark));
  return marks.size === 1 ? lines[0]?.mark : "changed";
}

interface Lines {
  taken: ReadonlySet<string>;
  path: ReadonlySet<string>;
}

/** Its name, what it invokes and what it does without leaving; over the arrows that pass through a container. */
function StateText({ drawn: { state, isContainer, name, words }, ...ids }: { drawn: DrawnState } & Lines) {
  return (
    <g className={isContainer ? "chart-over" : undefined}>
      <text className="chart-name" data-mark={state.mark} x={name.x} y={name.y + 11}>
        {nameText(state)}
      </text>
      {boxLines(state).map(({ text, line, child }, index) => (
        <text
          key={`${text} ${index}`}
          className={child ? "chart-child" : line ? "chart-line" : "chart-invoke"}
          {...lineData(line, ids)}
          x={words?.x}
          y={(words?.y ?? 0) + 10 + index * SIZES.lineHeight}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function lineData(line: ChartLine | undefined, { taken, path }: Lines) {
  return {
    "data-transition": line?.id,
    "data-taken": (line && taken.has(line.id)) || undefined,
    "data-path": (line && path.has(line.id)) || undefined,
    "data-mark": line?.mark,
  };
}

function ArrowLabel({ drawn: { arrow, label }, ...ids }: { drawn: DrawnArrow } & Lines) {
  const rows = arrow.lines.map((line) => labelRows(line));
  const before = (index: number): number => rows.slice(0, index).flat().length;
  return (
    <g>
      {arrow.lines.map((line, index) => (
        <text key={line.id} className="chart-label" {...lineData(line, ids)}>
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

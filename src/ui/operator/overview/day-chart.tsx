// A chart of the 24 hours of a day, drawn by uPlot on a canvas. A reader without the picture has the same as a table.
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { addComma } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";

export interface Line {
  name: string;
  label: string;
  /** A token of the theme. */
  color: `--color-${string}`;
  isDashed?: boolean;
  isBar?: boolean;
}

/** The values of one hour by the names of the lines. */
type HourValues = Readonly<Record<string, number | null>> & { readonly hour: number };

export interface DayChartProps {
  label: string;
  lines: readonly Line[];
  hours: readonly HourValues[];
}

const HEIGHT = 220;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Hours between two lines of the grid. */
const STEPS = [1, 3, 6];

const dataOf = (lines: readonly Line[], hours: readonly HourValues[]): uPlot.AlignedData => {
  const byHour = new Map(hours.map((one) => [one.hour, one]));
  return [HOURS, ...lines.map(({ name }) => HOURS.map((hour) => byHour.get(hour)?.[name] ?? null))];
};

export function DayChart({ label, lines, hours }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const drawn = new uPlot(optionsOf(place, lines), dataOf(lines, []), place);
    plot.current = drawn;
    const sizes = new ResizeObserver(() => drawn.setSize({ width: place.clientWidth, height: HEIGHT }));
    sizes.observe(place);
    // The colours are read as it is drawn.
    const theme = new MutationObserver(() => drawn.redraw());
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      sizes.disconnect();
      theme.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, [lines]);
  useEffect(() => plot.current?.setData(dataOf(lines, hours)), [lines, hours]);
  return (
    <figure className="p-2">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 px-1 pb-1 text-xs text-muted">
        {lines.map(({ name, label: said, color, isDashed }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span
              className={classNames("w-4 border-t-2", isDashed && "border-dashed")}
              style={{ borderColor: `var(${color})` }}
            />
            {said}
          </li>
        ))}
      </ul>
      <div ref={box} aria-hidden="true" className="min-w-0 overflow-hidden" style={{ height: HEIGHT }} />
      {/* A table keeps its own height, whatever it is given: the box hides it. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{TEXT.hourHead}</th>
              {lines.map((line) => (
                <th key={line.name} scope="col">
                  {line.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((values) => (
              <tr key={values.hour}>
                <th scope="row">{TEXT.hour(values.hour)}</th>
                {lines.map(({ name }) => (
                  <td key={name}>{values[name] === null ? "-" : addComma(values[name] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function optionsOf(place: HTMLElement, lines: readonly Line[]): uPlot.Options {
  const token = (name: string) => () => getComputedStyle(place).getPropertyValue(name);
  const axis = (values: (value: number) => string): uPlot.Axis => ({
    stroke: token("--color-muted"),
    grid: { stroke: token("--color-line"), width: 1 },
    ticks: { show: false },
    font: `11px ${getComputedStyle(place).fontFamily}`,
    values: (_, splits) => splits.map(values),
  });
  return {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0, 23] } },
    axes: [
      { ...axis(TEXT.hour), incrs: STEPS },
      { ...axis(TEXT.shortWon), size: 56 },
    ],
    series: [
      {},
      ...lines.map(({ label, color, isDashed, isBar }): uPlot.Series => ({
        label,
        stroke: token(color),
        width: 2,
        points: { show: false },
        ...(isDashed && { dash: [4, 4], width: 1 }),
        ...(isBar &&
          uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.6, 40] }), fill: token(color), width: 0 }),
      })),
    ],
  };
}

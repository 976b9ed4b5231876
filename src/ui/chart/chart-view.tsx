import { useEffect, useRef, useState } from "react";
import { Button } from "../primitives/button.tsx";
import { ChartSvg, chartLabel } from "./chart-svg.tsx";
import type { Drawing } from "./drawing.ts";
import { keepInView } from "./keep-in-view.ts";
import { CHART_TEXT as TEXT } from "./text.ts";

export interface ChartViewProps {
  machine: string;
  /** null: it is being laid out. */
  drawing: Drawing | null;
  /** Paths of the states that are lit. */
  active?: ReadonlySet<string> | undefined;
  /** The transitions that were taken last, by id. */
  taken?: ReadonlySet<string> | undefined;
  /** How small it may begin. As it is left out, labels can still be read, and on a phone always. */
  least?: number;
}

const STEP = 1.25;

/** A chart in a region that scrolls by itself; it begins as large as it fits and keeps to what happens in it. */
export function ChartView({ machine, drawing, active, taken, least = 0.82 }: ChartViewProps) {
  const [zoom, setZoom] = useState<number | null>(null);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (drawing && active && region.current) keepInView(region.current);
  }, [drawing, active]);
  const scaleNow = (given: Drawing): number =>
    zoom ?? (region.current?.querySelector("svg")?.getBoundingClientRect().width ?? given.width) / given.width;
  const change = (by: number) => drawing && setZoom(Math.min(3, Math.max(0.3, scaleNow(drawing) * by)));
  const width = (given: Drawing): string =>
    zoom === null
      ? `clamp(${given.width}px * max(${least}, var(--chart-least)), 100%, ${given.width}px)`
      : `${given.width * zoom}px`;
  return (
    <div className="chart-frame relative min-w-0">
      <section
        ref={region}
        aria-label={TEXT.region(machine)}
        // A region that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chart-region overflow-auto rounded-lg border border-line bg-surface p-2"
      >
        {drawing ? (
          <ChartSvg
            drawing={drawing}
            active={active}
            taken={taken}
            label={chartLabel(machine, active)}
            width={width(drawing)}
          />
        ) : (
          <p className="p-4 text-sm text-muted">{TEXT.drawing}</p>
        )}
      </section>
      {/* Beside the heading: over the chart they would cover states. */}
      <div className="absolute right-0 bottom-full mb-1 flex gap-1">
        <Button size="sm" onClick={() => change(1 / STEP)}>
          {TEXT.zoomOut}
        </Button>
        <Button size="sm" onClick={() => setZoom(null)} disabled={zoom === null}>
          {TEXT.fit}
        </Button>
        <Button size="sm" onClick={() => change(STEP)}>
          {TEXT.zoomIn}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, type ReactNode } from "react";
import { Button } from "../primitives/button.tsx";
import { ChartButtons, type ChartParts } from "./chart-buttons.tsx";
import { ChartSvg, chartLabel } from "./chart-svg.tsx";
import type { Drawing } from "./drawing.ts";
import { keepInView } from "./keep-in-view.ts";
import { CHART_TEXT as TEXT } from "./text.ts";
import { useZoom } from "./use-zoom.ts";

export interface ChartViewProps extends ChartParts {
  machine: string;
  /** null: it is being laid out. */
  drawing: Drawing | null;
  /** Paths of the states that are lit. */
  active?: ReadonlySet<string> | undefined;
  /** The transitions that were taken last, by id. */
  taken?: ReadonlySet<string> | undefined;
  /** The transitions of a path that is shown, by id: the chart is then as large as can be read, and follows it. */
  path?: ReadonlySet<string> | undefined;
  /** It begins as wide as its region where it is too tall to be read as a whole. */
  isWide?: boolean | undefined;
  /** Stand before those of the size. */
  tools?: ReactNode;
}

/** A chart in a region that scrolls by itself; it begins whole, and keeps to what happens in it. */
export function ChartView({ machine, drawing, active, taken, path, isWide, tools, ...parts }: ChartViewProps) {
  const { region, sheet, scale, isFit, larger, smaller, fit } = useZoom(drawing, path !== undefined, isWide);
  const isMeasured = scale !== null;
  useEffect(() => {
    if (drawing && active && isMeasured && region.current) keepInView(region.current);
  }, [drawing, active, isMeasured, region]);
  return (
    <div className="chart-frame relative min-w-0">
      <section
        ref={region}
        aria-label={TEXT.region(machine)}
        // A region that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chart-region overflow-auto rounded-lg border border-line bg-surface p-2 select-none"
      >
        {drawing && scale !== null ? (
          <div ref={sheet} className="chart-sheet" style={{ width: drawing.width * scale }}>
            <ChartSvg
              drawing={drawing}
              active={active}
              taken={taken}
              path={path}
              label={chartLabel(machine, active)}
              width="100%"
            />
            <ChartButtons drawing={drawing} {...parts} />
          </div>
        ) : (
          <p className="p-4 text-sm text-muted">{TEXT.drawing}</p>
        )}
      </section>
      {/* Beside the heading: over the chart they would cover states. */}
      <div className="absolute right-0 bottom-full mb-1 flex items-center gap-1">
        {tools}
        <span className="px-1 text-xs text-muted tabular-nums">
          {scale !== null && drawing !== null && `${Math.round(scale * 100)}%`}
        </span>
        <Button size="sm" onClick={smaller}>
          {TEXT.zoomOut}
        </Button>
        <Button size="sm" onClick={fit} disabled={isFit}>
          {TEXT.fit}
        </Button>
        <Button size="sm" onClick={larger}>
          {TEXT.zoomIn}
        </Button>
      </div>
    </div>
  );
}

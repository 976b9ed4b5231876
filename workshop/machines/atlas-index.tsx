import { useState } from "react";
import { PATH_MODELS } from "./registry.ts";
import { TextField } from "../../src/ui/primitives/text-field.tsx";
import { formatDateTime } from "../../src/domain/common/format.ts";
import { ChartSvg } from "../../src/ui/chart/chart-svg.tsx";
import { useDrawing } from "../chart/use-drawing.ts";
import { chartOf } from "./charts.ts";
import { coverageOf, coveredPercent, LAST_COVERAGE, LAST_TEST } from "./coverage.ts";
import { machineCounts, purposeOf } from "./facts.ts";
import { storyHref } from "./links.ts";
import { ATLAS_TEXT as TEXT } from "./text.ts";
import { useSeen } from "./use-seen.ts";

/** Every machine with its chart in small; while one types those stay that are meant, by its name or by what it is for. */
export function AtlasIndex() {
  const [wanted, setWanted] = useState("");
  const folders = Object.keys(PATH_MODELS).filter((folder) => {
    const text = `${folder} ${purposeOf(folder)}`.toLowerCase();
    return wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  });
  return (
    <div className="mx-auto grid max-w-[1400px] gap-4 p-4" data-atlas="index">
      <header className="grid gap-2">
        <h1 className="text-xl font-bold">{TEXT.title}</h1>
        <p className="text-sm text-muted">{TEXT.lead}</p>
        <LastRun />
        <div className="flex max-w-100 items-end gap-3">
          <div className="flex-1">
            <TextField
              label={TEXT.filter}
              name="machine"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </div>
          <output className="pb-2 text-sm text-muted tabular-nums">{TEXT.found(folders.length)}</output>
        </div>
      </header>
      {folders.length === 0 && <p className="text-sm text-muted">{TEXT.nothing}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
        {folders.map((folder) => (
          <Card key={folder} folder={folder} />
        ))}
      </ul>
    </div>
  );
}

function Card({ folder }: { folder: string }) {
  const { states, transitions } = machineCounts(folder);
  const [ref, isSeen] = useSeen<HTMLLIElement>();
  return (
    <li ref={ref} data-card={folder} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-3">
      <div className="flex h-40 items-center justify-center overflow-hidden rounded-md bg-canvas p-1.5">
        {isSeen && <Small folder={folder} />}
      </div>
      <div className="flex items-baseline justify-between gap-2">
        <a
          target="_top"
          href={storyHref("atlas", folder)}
          aria-label={TEXT.open(folder)}
          className="font-semibold text-ink underline decoration-edge underline-offset-2"
        >
          {folder}
        </a>
        <a
          target="_top"
          href={storyHref("live", folder)}
          aria-label={TEXT.openLive(folder)}
          className="text-xs text-accent underline underline-offset-2"
        >
          {TEXT.live}
        </a>
      </div>
      <p className="text-xs text-muted">{purposeOf(folder)}</p>
      <p className="text-2xs text-faint tabular-nums">{TEXT.counts(states, transitions)}</p>
      <LastResults folder={folder} />
    </li>
  );
}

/** When what the cards say was run here last. */
function LastRun() {
  return (
    <ul className="grid gap-0.5 text-sm text-muted tabular-nums" data-last-run>
      <li>{LAST_COVERAGE ? TEXT.measuredAt(formatDateTime(LAST_COVERAGE.measuredAt)) : TEXT.notMeasured}</li>
      <li>{LAST_TEST ? TEXT.testedAt(formatDateTime(LAST_TEST.ranAt)) : TEXT.notTested}</li>
    </ul>
  );
}

function LastResults({ folder }: { folder: string }) {
  const row = coverageOf(folder);
  const tests = LAST_TEST?.machines[folder];
  return (
    <p className="flex gap-2 text-2xs text-muted tabular-nums" data-last-results={folder}>
      <span>{row ? TEXT.covered(coveredPercent(row)) : TEXT.cardNotMeasured}</span>
      <span className={tests && tests.failed > 0 ? "text-danger" : undefined}>
        {tests ? TEXT.tested(tests.passed, tests.failed) : TEXT.cardNotTested}
      </span>
    </p>
  );
}

/** The chart without its words, which would be too small to read: they stand on its page. */
function Small({ folder }: { folder: string }) {
  const drawing = useDrawing(chartOf(folder));
  if (!drawing) return null;
  const share = Math.min(1, 148 / drawing.height);
  return (
    <div className="chart-small" style={{ width: `min(100%, ${drawing.width * share}px)` }}>
      <ChartSvg drawing={drawing} label={null} width="100%" />
    </div>
  );
}

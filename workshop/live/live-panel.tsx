import { useMemo, useRef, useState, type ReactNode } from "react";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../machines/registry.ts";
import { activePaths } from "../chart/active.ts";
import { Chart } from "../chart/chart.tsx";
import { FACES } from "../faces/faces.tsx";
import { chartOf } from "../machines/charts.ts";
import { storyHref } from "../machines/links.ts";
import { EventList } from "./event-list.tsx";
import { eventRows, refusal } from "./event-rows.ts";
import { LogBar } from "./log-bar.tsx";
import { LogList } from "./log-list.tsx";
import { askedReplay, replayLink, replayOf } from "./replay.ts";
import { SnapshotView } from "./snapshot-view.tsx";
import { Ready, Stage } from "./stage.tsx";
import "./live.css";
import { LIVE_TEXT as TEXT } from "./text.ts";
import { useLiveRun } from "./use-live-run.ts";

export interface LivePanelProps {
  /** The folder of the machine. */
  machine: string;
  /** A log to begin with; the address's when left out. */
  replay?: string | undefined;
}

/** A machine at work: its chart, the component that is bound to it, everything that can happen to it, and its log. */
export function LivePanel({ machine: folder, replay }: LivePanelProps) {
  const models = PATH_MODELS[folder] ?? [];
  const [asked] = useState(() => replayOf(folder, replay ?? askedReplay()));
  const begun = asked === "unreadable" ? null : asked;
  const { run, view, model, restart } = useLiveRun(models, begun?.model ?? 0);
  const { words } = machineOf(models);
  const rows = useMemo(() => eventRows(run.model), [run]);
  const active = useMemo(() => activePaths(view.snapshot), [view.snapshot]);
  const last = view.log.at(-1);
  const taken = useMemo(() => new Set(last?.transitions), [last]);
  const isReplayed = useRef(false);
  const begin = () => {
    if (isReplayed.current || !begun) return;
    isReplayed.current = true;
    void run.replay(begun.steps);
  };
  const steps = view.log.flatMap(({ step }) => (step ? [step] : []));
  const cases = rows.flatMap((row) => row.cases);
  const possible = cases.filter((one) => refusal(view.snapshot, one.make(view.snapshot)) === null).length;
  const face = FACES[folder];
  const problem = asked === "unreadable" ? TEXT.unreadable : view.problem;

  return (
    <div className="live" data-live={folder}>
      <div className="live-panel">
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="text-lg font-bold">{folder}</h1>
          <p className="text-sm text-muted">{words.purpose}</p>
          <a
            target="_top"
            href={storyHref("atlas", folder)}
            className="text-sm font-semibold text-accent underline underline-offset-2"
          >
            {TEXT.toAtlas}
          </a>
          {models.length > 1 && (
            <label className="ml-auto flex items-center gap-2 text-xs text-muted">
              {TEXT.model}
              <select
                value={model}
                onChange={(event) => restart(Number(event.target.value))}
                className="h-7 rounded-md border border-edge bg-field px-2 text-ink"
              >
                {models.map((one, index) => (
                  <option key={index} value={index}>
                    {one.start?.about ?? folder}
                  </option>
                ))}
              </select>
            </label>
          )}
        </header>
        {problem && (
          <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
            {problem}
          </p>
        )}
        <div className="live-grid">
          <Part title={TEXT.chart} area="chart" isWhole>
            <Chart model={chartOf(folder)} active={active} taken={taken} />
          </Part>
          <div className="live-hand">
            {face && (
              <Part title={TEXT.component} isWhole>
                <Stage key={run.actor.sessionId} title={TEXT.frame(folder)} height={face.height}>
                  <face.Component actor={run.actor}>
                    <Ready onReady={begin} />
                  </face.Component>
                </Stage>
              </Part>
            )}
            <Part title={TEXT.events} note={TEXT.possibleCount(possible, cases.length)}>
              <p className="mb-2 text-xs text-muted">{face ? TEXT.eventsHint : TEXT.noComponent}</p>
              <EventList rows={rows} snapshot={view.snapshot} onPress={(one) => void run.press(one)} />
              {!face && <Ready onReady={begin} />}
            </Part>
          </div>
          <div className="live-pair">
            <Part title={TEXT.log} note={TEXT.steps(steps.length)}>
              <LogBar link={replayLink({ machine: folder, model, steps })} onReset={() => restart(model)} />
              <LogList log={view.log} />
            </Part>
            <Part title={TEXT.snapshot}>
              <SnapshotView model={run.model} snapshot={view.snapshot} />
            </Part>
          </div>
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string;
  area?: string;
  /** It has its own way with what does not fit. */
  isWhole?: boolean;
  children: ReactNode;
}

function Part({ title, note, area, isWhole = false, children }: PartProps) {
  return (
    <div className="live-part min-w-0" style={{ gridArea: area }}>
      <h2 className="mb-1.5 flex shrink-0 items-baseline gap-2 text-sm font-semibold">
        {title}
        {note && <span className="text-xs font-normal text-muted tabular-nums">{note}</span>}
      </h2>
      {isWhole ? (
        children
      ) : (
        // What scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-label={title} tabIndex={0} className="live-scroll">
          {children}
        </section>
      )}
    </div>
  );
}

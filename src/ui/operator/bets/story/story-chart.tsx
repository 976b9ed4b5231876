import { useState } from "react";
import type { KeptTrail } from "../../../../api/contract/operator/bet-story.ts";
import { replayTrail } from "../../../../machines/trail/replay-trail.ts";
import { ChartView } from "../../../chart/chart-view.tsx";
import { Button } from "../../../primitives/button.tsx";
import { classNames } from "../../../primitives/class-names.ts";
import { DRAWINGS } from "./drawings.ts";
import { eventText, STATE_NAMES, STORY_TEXT as TEXT } from "./text.ts";

export interface StoryChartProps {
  trail: KeptTrail;
}

/** The path of one submission in the chart of its machine, step by step: the states that the member saw. */
export function StoryChart({ trail }: StoryChartProps) {
  const steps = replayTrail(trail);
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  const last = steps.length - 1;
  return (
    <div className="grid min-w-0 gap-2" data-step={at + 1}>
      <div className="flex min-h-7 flex-wrap items-center gap-1 pr-44">
        <Button size="sm" onClick={() => setAt(0)} disabled={at === 0}>
          {TEXT.first}
        </Button>
        <Button size="sm" onClick={() => setAt(at - 1)} disabled={at === 0}>
          {TEXT.previous}
        </Button>
        <Button size="sm" onClick={() => setAt(at + 1)} disabled={at === last}>
          {TEXT.next}
        </Button>
        <output className="px-1 text-xs tabular-nums">{TEXT.step(at + 1, steps.length)}</output>
      </div>
      <ChartView
        machine={trail.machine}
        drawing={DRAWINGS[trail.machine]}
        active={new Set(["", step.state])}
        taken={new Set(step.taken)}
        least={0.6}
      />
      <ol aria-label={TEXT.path} className="grid max-h-72 overflow-auto rounded-lg border border-line">
        {steps.map(({ event, state, seen, leftOut }, index) => (
          <li key={index} className="border-line not-first:border-t">
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              onClick={() => setAt(index)}
              className={classNames(
                "flex w-full flex-wrap items-baseline gap-x-2 px-2 py-1.5 text-left text-xs hover:bg-hover",
                index === at && "bg-accent-soft",
              )}
            >
              <span className="w-6 text-right text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1">
                {eventText(event)}
                {leftOut !== undefined && <span className="text-warn"> · {TEXT.leftOut(leftOut)}</span>}
              </span>
              <span className="font-semibold">{STATE_NAMES[state] ?? state}</span>
              {seen !== state && <span className="text-danger">{TEXT.machineSays(STATE_NAMES[seen] ?? seen)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

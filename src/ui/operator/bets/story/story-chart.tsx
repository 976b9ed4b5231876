import type { KeptTrail } from "../../../../api/contract/operator/bet-story.ts";
import { replayTrail } from "../../../../machines/trail/replay-trail.ts";
import { ChartView } from "../../../chart/chart-view.tsx";
import { PathPlayer } from "../../../chart/path-player.tsx";
import { usePlayer } from "../../../chart/use-player.ts";
import { DRAWINGS } from "./drawings.ts";
import { eventText, STATE_NAMES, STORY_TEXT as TEXT } from "./text.ts";

export interface StoryChartProps {
  trail: KeptTrail;
}

/** The path of one submission in the chart of its machine, step by step: the states that the member saw. */
export function StoryChart({ trail }: StoryChartProps) {
  const steps = replayTrail(trail);
  const player = usePlayer(steps.length);
  const step = steps[player.at];
  if (!step) return null;
  return (
    <div className="grid min-w-0 gap-2 pt-9">
      <ChartView
        machine={trail.machine}
        drawing={DRAWINGS[trail.machine]}
        active={new Set(["", step.state])}
        taken={new Set(step.taken)}
        path={new Set(steps.flatMap(({ taken }) => taken))}
      />
      <PathPlayer
        label={TEXT.path}
        player={player}
        steps={steps.map(({ event, state, seen, leftOut }) => ({
          event: (
            <>
              {eventText(event)}
              {leftOut !== undefined && <span className="text-warn"> · {TEXT.leftOut(leftOut)}</span>}
            </>
          ),
          state: STATE_NAMES[state] ?? state,
          problem: seen === state ? undefined : TEXT.machineSays(STATE_NAMES[seen] ?? seen),
        }))}
      />
    </div>
  );
}

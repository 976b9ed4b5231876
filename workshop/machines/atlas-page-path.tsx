import { PathPlayer } from "../../src/ui/chart/path-player.tsx";
import type { ChildMachine } from "../../src/ui/chart/drawing.ts";
import { usePlayer } from "../../src/ui/chart/use-player.ts";
import { Chart } from "../chart/chart.tsx";
import { FACES } from "../faces/faces.tsx";
import { Follower } from "../live/follower.tsx";
import "../live/live.css";
import { chartOf } from "./charts.ts";
import { replayHref } from "./links.ts";
import { activeAround, type PlayedPath } from "./played-path.ts";
import { ATLAS_TEXT as TEXT } from "./text.ts";

export interface PlayedChartProps {
  path: PlayedPath;
  onOpen: (child: ChildMachine) => void;
  canOpen: (child: ChildMachine) => boolean;
}

/** A path in its chart, played, with the component that follows it where the machine has one. */
export function PlayedChart({ path, onOpen, canOpen }: PlayedChartProps) {
  const { steps, machine, model } = path;
  const player = usePlayer(steps.length);
  const step = steps[player.at];
  const all = new Set(steps.flatMap(({ transitions }) => transitions));
  const done = steps.slice(1, player.at + 1);
  // What was refused is no step of a live story; what was recorded is no case.
  const canMove = path.isOfCases && done.every(({ transitions }) => transitions.length > 0);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="atlas-played" data-faced={machine in FACES || undefined}>
        <Chart
          model={chartOf(machine)}
          active={activeAround(step?.leaves ?? [])}
          taken={new Set(step?.transitions)}
          path={all}
          onOpen={onOpen}
          canOpen={canOpen}
        />
        <Follower key={path.id} path={path} at={player.at} />
      </div>
      <PathPlayer
        label={path.title}
        player={player}
        steps={steps.map(({ says, leaves, problem }) => ({ event: says, state: leaves.join(" & "), problem }))}
      />
      {canMove && (
        <a
          target="_top"
          href={replayHref({ machine, model, steps: done.map(({ label }) => ({ label })) })}
          className="justify-self-start text-sm font-semibold text-accent underline underline-offset-2"
        >
          {TEXT.fromHere}
        </a>
      )}
    </div>
  );
}

import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../primitives/button.tsx";
import { classNames } from "../primitives/class-names.ts";
import { CHART_TEXT as TEXT } from "./text.ts";
import { SPEEDS, type Player } from "./use-player.ts";

/** A step of a path as it is listed. */
interface PathStep {
  /** What happened. */
  event: ReactNode;
  /** Where it led. */
  state: ReactNode;
  /** Where that is not what the chart says. */
  problem?: ReactNode;
}

export interface PathPlayerProps {
  steps: readonly PathStep[];
  player: Player;
  /** Names the list. */
  label: string;
}

/** Play, pause, forth and back, and every step to go to. The keys work wherever the focus is in it. */
export function PathPlayer({ steps, player, label }: PathPlayerProps) {
  const { at, count, isPlaying, speed, goTo, toggle, setSpeed } = player;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
    k: toggle,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.target instanceof HTMLSelectElement ? undefined : keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const step = steps[at];
  return (
    <div className="grid min-w-0 gap-2" data-step={at + 1}>
      {/* The arrows go from step to step here, and not from button to button: each of those has the tab key. */}
      <div
        role="toolbar"
        aria-label={TEXT.player}
        tabIndex={-1}
        className="flex min-h-7 flex-wrap items-center gap-1"
        onKeyDown={onKeyDown}
      >
        <Button size="sm" onClick={() => goTo(0)} disabled={at === 0}>
          {TEXT.first}
        </Button>
        <Button size="sm" onClick={() => goTo(at - 1)} disabled={at === 0}>
          {TEXT.previous}
        </Button>
        <Button size="sm" look="primary" aria-keyshortcuts="k" onClick={toggle} disabled={count < 2}>
          {isPlaying ? TEXT.pause : TEXT.play}
        </Button>
        <Button size="sm" onClick={() => goTo(at + 1)} disabled={at === count - 1}>
          {TEXT.next}
        </Button>
        <select
          aria-label={TEXT.speed}
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
          className="h-7 rounded-md border border-edge bg-field px-1.5 text-xs text-ink"
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {TEXT.times(one)}
            </option>
          ))}
        </select>
        <output className="min-w-0 px-1 text-xs tabular-nums">
          <span className="text-muted">{TEXT.step(at + 1, count)}</span>{" "}
          {step && (
            <>
              {step.event} → <b>{step.state}</b>
            </>
          )}
        </output>
      </div>
      <ol aria-label={label} className="grid max-h-72 overflow-auto rounded-lg border border-line">
        {steps.map(({ event, state, problem }, index) => (
          <li key={index} className="border-line not-first:border-t">
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              onClick={() => goTo(index)}
              onKeyDown={onKeyDown}
              className={classNames(
                "flex w-full flex-wrap items-baseline gap-x-2 px-2 py-1.5 text-left text-xs hover:bg-hover",
                index === at && "bg-accent-soft",
              )}
            >
              <span className="w-6 text-right text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1">{event}</span>
              <span className="font-semibold">{state}</span>
              {problem && <span className="text-danger">{problem}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

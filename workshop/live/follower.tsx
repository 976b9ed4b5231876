import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FACES } from "../faces/faces.tsx";
import type { PlayedPath } from "../machines/played-path.ts";
import { PATH_MODELS } from "../machines/registry.ts";
import { ATLAS_TEXT as TEXT } from "../machines/text.ts";
import { Ready, Stage } from "./stage.tsx";
import { useLiveRun } from "./use-live-run.ts";

export interface FollowerProps {
  path: PlayedPath;
  /** The step that is shown. */
  at: number;
}

/** The component of a machine, brought to where a path stands; nothing for a machine without one. */
export function Follower({ path, at }: FollowerProps) {
  const face = FACES[path.machine];
  const { run, model, restart } = useLiveRun(PATH_MODELS[path.machine] ?? [], path.model);
  const [ready, setReady] = useState<unknown>(null);
  const [stuck, setStuck] = useState<string | null>(null);
  const goal = useRef(at);
  const done = useRef({ run, steps: 0, isBusy: false });
  const catchUp = useEffectEvent(async () => {
    // Of a step back the way is done anew.
    if (done.current.run === run && done.current.steps > goal.current) {
      setStuck(null);
      restart(model);
      return;
    }
    if (done.current.run !== run) done.current = { run, steps: 0, isBusy: false };
    const mine = done.current;
    if (mine.isBusy) return;
    mine.isBusy = true;
    while (mine.steps < goal.current && done.current === mine) {
      mine.steps += 1;
      const step = path.steps[mine.steps];
      // What was refused leaves everything as it is.
      if (!step || step.transitions.length === 0 || (await run.follow(step))) continue;
      // It stays busy: nothing follows until the way is done anew.
      setStuck(step.label);
      return;
    }
    mine.isBusy = false;
  });
  useEffect(() => {
    goal.current = at;
    if (ready === run) void catchUp();
  }, [ready, run, at]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocusOut(() => frame.current), []);
  if (!face) return null;
  return (
    <div ref={frame} className="grid min-w-0 content-start gap-1.5" data-follower={path.machine}>
      <Stage key={run.actor.sessionId} title={TEXT.follows(path.machine)} height={face.height}>
        <face.Component actor={run.actor}>
          <Ready onReady={() => setReady(run)} />
        </face.Component>
      </Stage>
      {stuck !== null && <p className="text-xs text-warn">{TEXT.followsTo(stuck)}</p>}
    </div>
  );
}

/** What the component focuses by itself, as a dialog does, must not take the keys from who steps through a path. */
function keepFocusOut(find: () => HTMLElement | null): () => void {
  const given = new AbortController();
  let last: Element | null = null;
  let key = "";
  const heard = { signal: given.signal, capture: true };
  addEventListener("keydown", (event) => (key = event.key), heard);
  addEventListener("focusin", ({ target }) => (last = target instanceof Element ? target : null), heard);
  addEventListener(
    "blur",
    ({ target }) => {
      const stage = find();
      const { activeElement } = document;
      const isOurs = target === window && stage?.contains(activeElement) === true && !stage.contains(last);
      if (isOurs && key !== "Tab" && !stage.matches(":hover") && last instanceof HTMLElement) last.focus();
    },
    { signal: given.signal },
  );
  return () => given.abort();
}

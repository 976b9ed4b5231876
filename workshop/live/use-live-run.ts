import { useEffect, useState, useSyncExternalStore } from "react";
import type { PathModel } from "../../paths/lib/model.ts";
import { LiveRun, type RunView } from "./live-run.ts";

export interface LiveMachine {
  run: LiveRun;
  view: RunView;
  /** The place of its model. */
  model: number;
  /** Begins anew, with the model at this place. */
  restart: (model: number) => void;
}

/** A machine that runs until it is restarted or goes out of sight. */
export function useLiveRun(models: readonly PathModel[], first: number): LiveMachine {
  const begin = (model: number): { run: LiveRun; model: number } => {
    const given = models[model] ?? models[0];
    if (!given) throw new Error("a machine without a model");
    return { run: new LiveRun(given), model: models[model] ? model : 0 };
  };
  const [live, setLive] = useState(() => begin(first));
  const view = useSyncExternalStore(live.run.subscribe, live.run.view);
  const { run } = live;
  // After the component beside it, which may still send something when it goes.
  useEffect(() => () => queueMicrotask(() => run.stop()), [run]);
  const restart = (model: number): void => setLive(begin(model));
  return { ...live, view, restart };
}

import { useEffect, useRef, useState } from "react";
import { useApp } from "../../app-context.ts";

export interface Asking<Args extends readonly unknown[]> {
  /** One is under way. */
  isBusy: boolean;
  run: (...args: Args) => void;
}

/** A call that asks a provider and changes nothing: no command. A failure is told in an alert. `run` does the newest `work`, whichever render it is of. */
export function useAsking<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Asking<Args> {
  const { dialogs } = useApp().actors;
  const newest = useRef(work);
  const [running, setRunning] = useState(0);
  useEffect(() => {
    newest.current = work;
  });
  const run = (...args: Args) => {
    setRunning((count) => count + 1);
    newest
      .current(...args)
      .catch((failure: Error) => dialogs.send({ type: "alert.show", message: failure.message }))
      .finally(() => setRunning((count) => count - 1));
  };
  return { isBusy: running > 0, run };
}

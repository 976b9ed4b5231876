// Plays a path step by step. The chart and whatever else follows go by `at`.
import { useEffect, useState } from "react";

/** How long a step stays at a speed of one, in milliseconds. */
const STEP_MS = 1_200;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Player {
  /** The step that is shown; the first is the start. */
  at: number;
  count: number;
  isPlaying: boolean;
  speed: number;
  /** Stops there; past the ends at the ends. */
  goTo: (at: number) => void;
  /** From the start where it stands at the end. */
  toggle: () => void;
  setSpeed: (speed: number) => void;
}

export function usePlayer(count: number): Player {
  const [at, setAt] = useState(0);
  const [wants, setWants] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = Math.max(0, count - 1);
  const shown = Math.min(at, last);
  const isPlaying = wants && shown < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setAt(shown + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, speed]);
  return {
    at: shown,
    count,
    isPlaying,
    speed,
    goTo: (wanted) => {
      setWants(false);
      setAt(Math.min(last, Math.max(0, wanted)));
    },
    toggle: () => {
      if (!isPlaying && shown === last) setAt(0);
      setWants(!isPlaying);
    },
    setSpeed,
  };
}

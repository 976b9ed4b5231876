import { useEffect, useState } from "react";
import type { MiniGameEvent } from "../../../api/contract/games/mini-games.ts";
import { roundOf } from "../../../domain/games/rounds.ts";
import { toldAt } from "../../../domain/games/told.ts";

/** Whether what was drawn may be told in words: of a race or a match once it was shown. `now` is the server's clock. */
export function useTold(round: MiniGameEvent | undefined, now: () => number): boolean {
  const times = round && roundOf(round.id);
  const at = times ? toldAt(times) : 0;
  const [told, setTold] = useState(0);
  const isTold = round?.drawn === null || now() >= at || told === at;
  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => setTold(at), at - now());
    return () => clearTimeout(timer);
  }, [isTold, at, now]);
  return isTold;
}

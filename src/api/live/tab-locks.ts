// The two Web Locks of the tabs that share a stream. They exist in secure contexts only: elsewhere each tab reads for
// itself.

export type LockNews = { type: `lock.${"granted" | "lost"}` | `turn.${"granted" | "refused"}` };

export interface TabLocks {
  /** Asks for the turn to steal the lock. */
  claimTurn: () => void;
  endTurn: () => void;
  /** Takes the lock from the tab that has it, in the place of waiting for it. */
  steal: () => void;
  /** Lets go of all; after it nothing is told. */
  close: () => void;
}

/** Waits for the lock of this name and holds it until `close`. */
export function openTabLocks(name: string, tell: (news: LockNews) => void): TabLocks {
  const waiting = new AbortController();
  let isClosed = false;
  let release = () => {};
  let endTurn = () => {};

  function hold(how: LockOptions): void {
    let isHeld = false;
    const lead = () => {
      if (isClosed) return;
      isHeld = true;
      return new Promise<void>((resolve) => {
        release = resolve;
        tell({ type: "lock.granted" });
      });
    };
    navigator.locks.request(name, how, lead).catch((error: unknown) => {
      if (isClosed || (waiting.signal.aborted && !how.steal)) return;
      if (!isHeld) throw error;
      tell({ type: "lock.lost" });
    });
  }

  if ("locks" in navigator) hold({ signal: waiting.signal });
  else tell({ type: "lock.granted" });
  return {
    claimTurn: () =>
      void navigator.locks.request(`${name}.turn`, { ifAvailable: true }, (turn) => {
        if (isClosed) return;
        if (turn === null) return tell({ type: "turn.refused" });
        return new Promise<void>((resolve) => {
          endTurn = resolve;
          tell({ type: "turn.granted" });
        });
      }),
    endTurn: () => endTurn(),
    steal: () => {
      waiting.abort();
      hold({ steal: true });
    },
    close: () => {
      isClosed = true;
      release();
      endTurn();
      waiting.abort();
    },
  };
}

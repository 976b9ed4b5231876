// What the children tell their parent. They know of no parent: their snapshots and emitted events are read here.
import { fromCallback } from "xstate";
import type { BettingEvent, FollowedSlips, LiveRef } from "./betting.schema.ts";

/** That the stream was refused. */
export const followRefusals = fromCallback<BettingEvent, { live: LiveRef }>(({ input: { live }, sendBack }) => {
  const end = live.on("connection.refused", sendBack);
  return () => end.unsubscribe();
});

/** Whether prices are live: at first and each time it changes. */
export const followFreshness = fromCallback<BettingEvent, { live: LiveRef }>(({ input: { live }, sendBack }) => {
  let wasFresh: boolean | null = null;
  const tell = (): void => {
    const isFresh = live.getSnapshot().hasTag("fresh");
    if (isFresh === wasFresh) return;
    wasFresh = isFresh;
    sendBack({ type: isFresh ? "prices.fresh" : "prices.notFresh" });
  };
  const end = live.subscribe(tell);
  tell();
  return () => end.unsubscribe();
});

/** What the slips and their placements tell; how they are heard comes with their code. */
export const followSlips = fromCallback<BettingEvent, FollowedSlips>(({ input: { slips, follow }, sendBack }) =>
  follow(slips, sendBack),
);

// What the children tell their parent. They know of no parent: their snapshots and emitted events are read here.
import { fromCallback } from "xstate";
import type { BettingEvent, LiveRef, PlacementRef, SlipRef } from "./betting.schema.ts";

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

/** Whether a bet is under way, at first and each time it changes, and how it ended. */
export const followPlacement = fromCallback<BettingEvent, { placement: PlacementRef }>(
  ({ input: { placement }, sendBack }) => {
    let wasBusy = false;
    const tell = (): void => {
      const isBusy = placement.getSnapshot().hasTag("busy");
      if (isBusy === wasBusy) return;
      wasBusy = isBusy;
      sendBack({ type: isBusy ? "placement.began" : "placement.ended" });
    };
    const ends = [
      placement.on("placement.accepted", sendBack),
      placement.on("placement.priceChanged", ({ picks }) =>
        sendBack({ type: "placement.refused", code: "price_changed", items: picks }),
      ),
      placement.on("placement.rejected", ({ refusal }) =>
        sendBack({ type: "placement.refused", code: refusal.code, items: refusal.picks ?? [] }),
      ),
      placement.subscribe(tell),
    ];
    tell();
    return () => ends.forEach((end) => end.unsubscribe());
  },
);

/** That the member picked something: the receipt of the bet before has been read. */
export const followPicks = fromCallback<BettingEvent, { slip: SlipRef }>(({ input: { slip }, sendBack }) => {
  const end = slip.on("slip.picked", sendBack);
  return () => end.unsubscribe();
});

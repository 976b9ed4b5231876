// What the children tell their parent. They know of no parent: their snapshots and emitted events are read here.
import { fromCallback } from "xstate";
import { SLIP_NAMES, type SlipName } from "../../domain/sports/slip/slips.ts";
import type { BettingEvent, LiveRef, SlipPair, SlipsInput } from "./betting.schema.ts";

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

type Tell = (event: BettingEvent) => void;

/** Whether a bet is under way, at first and each time it changes, and how it ended; of each slip. */
export const followPlacements = fromCallback<BettingEvent, SlipsInput>(({ input: { slips }, sendBack }) => {
  const ends = SLIP_NAMES.map((name) => followPlacement(name, slips[name], sendBack));
  return () => ends.forEach((end) => end());
});

function followPlacement(name: SlipName, { placement }: SlipPair, sendBack: Tell): () => void {
  let wasBusy = false;
  const tell = (): void => {
    const isBusy = placement.getSnapshot().hasTag("busy");
    if (isBusy === wasBusy) return;
    wasBusy = isBusy;
    sendBack({ type: isBusy ? "placement.began" : "placement.ended", name });
  };
  const ends = [
    placement.on("placement.accepted", (accepted) => sendBack({ ...accepted, name })),
    placement.on("placement.priceChanged", ({ picks, combinations }) =>
      sendBack({ type: "placement.refused", name, code: "price_changed", items: picks, combinations }),
    ),
    placement.on("placement.rejected", ({ refusal }) =>
      sendBack({ type: "placement.refused", name, code: refusal.code, items: refusal.picks ?? [], combinations: [] }),
    ),
    placement.subscribe(tell),
  ];
  tell();
  return () => ends.forEach((end) => end.unsubscribe());
}

/** That the member picked something into a slip: the receipt of the bet before has been read. */
export const followPicks = fromCallback<BettingEvent, SlipsInput>(({ input: { slips }, sendBack }) => {
  const ends = SLIP_NAMES.map((name) => slips[name].slip.on("slip.picked", (picked) => sendBack({ ...picked, name })));
  return () => ends.forEach((end) => end.unsubscribe());
});

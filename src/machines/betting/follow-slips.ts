// What the slips and their placements tell betting. Loaded with their code.
import { SLIP_NAMES, type SlipName } from "../../domain/sports/slip/slips.ts";
import type { FollowSlips, SlipPair, TellBetting } from "./betting.schema.ts";

/**
 * Of each slip, at first and each time it changes: what is shown of it and of its bet, and whether a bet is under way; and
 * how that ended; and that the member picked something, which says that the receipt of the bet before has been read.
 */
export const followSlips: FollowSlips = (slips, tell) => {
  const ends = SLIP_NAMES.map((name) => followSlip(name, slips[name], tell));
  return () => ends.forEach((end) => end());
};

function followSlip(name: SlipName, { slip, placement }: SlipPair, sendBack: TellBetting): () => void {
  const show = (): void =>
    sendBack({
      type: "slip.changed",
      name,
      shown: { slip: slip.getSnapshot(), placement: placement.getSnapshot() },
    });
  let wasBusy = false;
  const tell = (): void => {
    show();
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
    placement.on("placement.refused", ({ refusal }) =>
      sendBack({ type: "placement.refused", name, code: refusal.code, items: refusal.picks ?? [], combinations: [] }),
    ),
    placement.subscribe(tell),
    slip.subscribe(show),
    slip.on("slip.picked", (picked) => sendBack({ ...picked, name })),
  ];
  tell();
  return () => ends.forEach((end) => end.unsubscribe());
}

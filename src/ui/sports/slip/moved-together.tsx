import { acceptsPrice } from "../../../domain/sports/price-policy.ts";
import { Button } from "../../primitives/button.tsx";
import type { PlacementContext } from "../../../machines/placement/placement.schema.ts";
import { betRequest } from "./bet-request.ts";
import type { PlacementActor, SlipActor } from "./betting.ts";
import { PLACEMENT_TEXT } from "./text.ts";

/** Whether a bet was refused for the price of its legs together alone: none of them moved further than it takes. */
export function isMovedTogether({ request, refusal, picks }: PlacementContext): boolean {
  if (!request) return false;
  const seen = new Map(request.picks.map(({ selectionId, betPrice }) => [selectionId, betPrice]));
  const isTaken = picks.every(({ selectionId, betPrice }) =>
    acceptsPrice(request.accept, seen.get(selectionId) ?? 0, betPrice),
  );
  const sent = new Map(request.combinations?.map(({ fixtureId, price }) => [fixtureId, price]));
  return isTaken && (refusal?.combinations ?? []).some(({ fixtureId, price }) => sent.get(fixtureId) !== price);
}

/** Agrees to the price that is named and bets at once; where the slip is blocked now, the slip says why. */
export function AcceptAndPlace({ slip, placement }: { slip: SlipActor; placement: PlacementActor }) {
  const place = (): void => {
    placement.send({ type: "placement.edit" });
    slip.send({ type: "slip.acceptPrices" });
    if (!slip.getSnapshot().can({ type: "slip.hold" })) return;
    placement.send({ type: "placement.open" });
    placement.send({ type: "placement.confirm", request: betRequest(slip.getSnapshot().context) });
  };
  return (
    <Button size="sm" look="primary" onClick={place}>
      {PLACEMENT_TEXT.acceptAndPlace}
    </Button>
  );
}

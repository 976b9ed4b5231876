import type { BetRequest, PickRequest } from "../../../api/contract/sports/bets.ts";
import { addComma, combinePrices, formatPrice, type Price } from "../../../domain/common/price.ts";
import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";
import type { SlipContext } from "../../../machines/slip/slip.schema.ts";
import { legName, pickPlace } from "../pick-names.ts";
import { SLIP_TEXT } from "./text.ts";

/** The bet as the member sees it: the legs at the prices that stand now. */
export function betRequest({ stake, policy, legs, combinations }: SlipContext): BetRequest {
  const together = combinations.flatMap(({ fixtureId, price }) => (price === null ? [] : [{ fixtureId, price }]));
  return {
    stake,
    accept: policy,
    picks: legs.map(({ entry }) => pickRequest(entry)),
    ...(together.length > 0 && { combinations: together }),
  };
}

function pickRequest(entry: SlipEntry): PickRequest {
  const picked = { selectionId: entry.id, betPrice: entry.betPrice };
  switch (entry.kind) {
    case "fixture":
      return {
        kind: "fixture",
        fixtureId: entry.fixtureId,
        marketId: entry.marketId,
        ...(entry.rule === "european" && { list: "european" }),
        ...picked,
      };
    case "game":
      return { kind: "game", gameId: entry.gameId, roundId: entry.roundId, ...picked };
    case "provider":
      return {
        kind: "provider",
        providerId: entry.providerId,
        gameId: entry.gameId,
        roundId: entry.roundId,
        ...picked,
      };
  }
}

/** Legs of one fixture at their price together, where the request carries one. */
function requestPrice({ picks, combinations = [] }: BetRequest): Price {
  const isAlone = (pick: PickRequest): boolean =>
    pick.kind !== "fixture" || !combinations.some(({ fixtureId }) => fixtureId === pick.fixtureId);
  return combinePrices(
    [...picks.filter(isAlone), ...combinations].map((one) => ("betPrice" in one ? one.betPrice : one.price)),
  );
}

/** A request in words. It carries no names: its first leg is called as in the slip, where it stands there. */
export function requestText(request: BetRequest, entries: readonly SlipEntry[]): { title: string; facts: string } {
  const [first] = request.picks;
  const entry = entries.find(({ id }) => id === first?.selectionId);
  const count = request.picks.length;
  return {
    title: entry ? SLIP_TEXT.legs(legName(entry), pickPlace(entry), count - 1) : SLIP_TEXT.count(count),
    facts: `${addComma(request.stake)}${SLIP_TEXT.won} × ${formatPrice(requestPrice(request))}`,
  };
}

// The picks of every product that are the dearest to the house, at the prices that are in force.
import { GAMES } from "../games/games.ts";
import type { GameKind } from "../games/kind.ts";
import { KINDS } from "../games/kinds.ts";
import { LIVE_MARGIN, PREMATCH_MARGIN } from "../lobby/house/market-margins.ts";
import { TABLE_PICKS } from "../lobby/house/table.ts";
import type { Product } from "./ceiling.ts";
import { dearest, edgesOfKind, marketEdge, type PickEdge, slotEdge } from "./pick-edge.ts";

/** What operators changed. */
export interface ChangedPrices {
  /** By game and pick; the others have the prices of their kind. */
  readonly games: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Margins of in-play markets, in hundredths of a percent. */
  readonly margins: readonly number[];
}

const HUNDREDTHS = 10_000;
const known = new WeakMap<GameKind, PickEdge[]>();

/** Of a kind at its own prices. */
function edgesAtHome(kind: GameKind): PickEdge[] {
  let edges = known.get(kind);
  if (!edges) known.set(kind, (edges = dearest(edgesOfKind(kind, ({ price }) => price))));
  return edges;
}

const named = (name: string, picks: readonly PickEdge[]): PickEdge[] =>
  picks.map((pick) => ({ ...pick, name: `${name} ${pick.name}` }));

export function productEdges({ games, margins }: ChangedPrices): Record<Product, PickEdge[]> {
  const mini = GAMES.flatMap(({ id, name, kind }) => {
    const prices = games[String(id)] ?? {};
    const picks =
      Object.keys(prices).length === 0
        ? edgesAtHome(KINDS[kind])
        : dearest(edgesOfKind(KINDS[kind], ({ key, price }) => prices[key] ?? price));
    return named(name, picks);
  });
  const table = edgesOfKind(
    KINDS.baccarat,
    ({ key, price }) => TABLE_PICKS.find((pick) => pick.key === key)?.price ?? price,
  );
  return {
    casino: dearest(named("바카라 테이블", table)),
    slot: [slotEdge("한판 슬롯")],
    mini: dearest(mini),
    sports: dearest([
      marketEdge("경기 전 마켓", Math.round(PREMATCH_MARGIN * HUNDREDTHS)),
      marketEdge("인플레이 마켓", Math.min(Math.round(LIVE_MARGIN * HUNDREDTHS), ...margins)),
    ]),
  };
}

// The live markets of a simulated match as they are written: opened, quoted anew, suspended and closed.
import type { FeedBatch } from "../feed.ts";
import { marketId, type MarketOffer, quotedMarket, selectionId } from "../quote.ts";
import type { LiveMarket, Match } from "./match.ts";

export function open(match: Match, batch: FeedBatch, offer: MarketOffer): void {
  match.live.set(offer.code, { line: offer.line, status: "open", keys: offer.offers.map(({ key }) => key) });
  const market = quotedMarket(match.id, offer);
  for (const { id, price } of market.selections) match.known.set(id, price);
  batch.markets.push({ fixtureId: match.id, market });
}

export function update(
  match: Match,
  batch: FeedBatch,
  market: LiveMarket,
  offer: MarketOffer,
  suspended: boolean,
): void {
  setStatus(match, batch, offer.code, market, suspended ? "suspended" : "open");
  pushPrices(match, batch, offer);
}

export function setStatus(
  match: Match,
  batch: FeedBatch,
  code: string,
  market: LiveMarket,
  status: LiveMarket["status"],
): void {
  if (market.status === status || market.status === "closed") return;
  market.status = status;
  batch.marketStatuses.push({ marketId: marketId(match.id, code), status });
}

/** Adds the prices that differ from what was written last. */
export function pushPrices(match: Match, batch: FeedBatch, offer: MarketOffer): void {
  for (const { key, price } of offer.offers) {
    const id = selectionId(match.id, offer.code, key);
    if (match.known.get(id) === price) continue;
    match.known.set(id, price);
    batch.prices.push({ selectionId: id, price });
  }
}

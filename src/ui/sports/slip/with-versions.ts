import type { BetRequest } from "../../../api/contract/sports/bets.ts";
import type { PriceStore } from "../../../api/prices/price-store.ts";

/** A slip with the version of each market that came with the price which the member sees. */
export function withVersions<Request extends Pick<BetRequest, "picks">>(
  request: Request,
  { versionOf }: Pick<PriceStore, "versionOf">,
): Request {
  const picks = request.picks.map((pick) => {
    const version = pick.kind === "fixture" ? versionOf(pick.selectionId) : undefined;
    return version === undefined ? pick : { ...pick, version };
  });
  return { ...request, picks };
}

import type { LiveMarketDetail } from "../../../api/contract/operator/live.ts";
import { Allowed } from "../allowed.tsx";
import { LimitsForm } from "./limits-form.tsx";
import { PriceForm } from "./price-form.tsx";

export interface OfferPanelProps {
  market: LiveMarketDetail;
  /** Left out: the market's own limits. */
  selection?: LiveMarketDetail["selections"][number] | undefined;
  /** As operators read it. */
  name: string;
}

/** What a trader sets of an outcome or of a market, below its table. */
export function OfferPanel({ market, selection, name }: OfferPanelProps) {
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-4 border-t border-line bg-raised p-3 tablet:grid-cols-2">
      <h3 className="text-sm font-semibold tablet:col-span-2">{name}</h3>
      {selection && (
        <Allowed right="live.price">
          <PriceForm selection={selection} name={name} />
        </Allowed>
      )}
      <Allowed right="live.limits">
        <LimitsForm scope={selection ? "selection" : "market"} of={selection ?? market} />
      </Allowed>
    </section>
  );
}

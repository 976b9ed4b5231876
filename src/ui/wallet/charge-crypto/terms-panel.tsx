import type { TetherTerms } from "../../../api/contract/wallet/tether.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { Panel } from "../../primitives/panel.tsx";
import { FactList } from "../request/fact-list.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

/** The rate with its time, the networks and the limits of a charge. */
export function TermsPanel({ terms: { rate, rateAt, networks, limits } }: { terms: TetherTerms }) {
  return (
    <Panel title={TEXT.terms}>
      <div className="px-3 py-1">
        <FactList
          facts={[
            { name: TEXT.rate, value: TEXT.rateOf(formatPrice(rate), formatShortDateTime(rateAt)) },
            { name: TEXT.networks, value: networks.map(({ name }) => name).join(", ") },
            { name: TEXT.range, value: TEXT.rangeOf(addComma(limits.minCharge), addComma(limits.maxCharge)) },
          ]}
        />
      </div>
    </Panel>
  );
}

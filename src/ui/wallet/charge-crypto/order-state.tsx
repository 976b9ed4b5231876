import type { TetherOrder } from "../../../api/contract/wallet/tether.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { TetherState } from "../../../domain/wallet/tether-order.ts";
import { TETHER_STATE_NAMES } from "../../../domain/wallet/tether-state-names.ts";
import { TETHER_TEXT as TEXT } from "./text.ts";

const LOOKS: Readonly<Record<TetherState, string>> = {
  waiting: "border-edge text-muted",
  confirming: "border-accent text-accent",
  paid: "border-edge text-ink",
  underPaid: "border-danger text-danger",
  overPaid: "border-accent text-accent",
  late: "border-danger text-danger",
  wrongNetwork: "border-danger text-danger",
  cancelled: "border-edge text-muted",
};

export function TetherStateBadge({ state }: { state: TetherState }) {
  return (
    <span className={`rounded-sm border px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap ${LOOKS[state]}`}>
      {TETHER_STATE_NAMES[state]}
    </span>
  );
}

/** What a member is told of the order. */
export function orderText({ state, credit, credited }: TetherOrder, isExpired: boolean): string {
  if (credit === "credited") return TEXT.credited(addComma(credited ?? 0));
  if (credit === "refused") return TEXT.refused;
  return state === "waiting" && isExpired ? TEXT.expired : TEXT.says[state];
}

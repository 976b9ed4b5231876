import type { RequestState } from "../../../domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";

const LOOKS: Readonly<Record<RequestState, string>> = {
  requested: "border-edge text-muted",
  inProgress: "border-accent text-accent",
  payoutUnknown: "border-accent text-accent",
  done: "border-edge text-ink",
  refused: "border-danger text-danger",
  cancelled: "border-edge text-muted",
};

export function StateBadge({ state }: { state: RequestState }) {
  return (
    <span className={`rounded-sm border px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap ${LOOKS[state]}`}>
      {REQUEST_STATE_NAMES[state]}
    </span>
  );
}

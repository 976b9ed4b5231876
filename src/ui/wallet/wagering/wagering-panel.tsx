import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { GAME_PRODUCTS } from "../../../domain/common/game-type.ts";
import { Panel } from "../../primitives/panel.tsx";
import { CAUSE_NAMES, WAGERING_TEXT as TEXT } from "./text.ts";

/** What is still to be staked before an exchange: from where, how much is done, and what counts. Nothing is left: nothing. */
export function WageringPanel({ terms: { room, wagering } }: { terms: ExchangeTermsAnswer }) {
  if (room.wagering === 0) return null;
  const weights = GAME_PRODUCTS.map((product) =>
    TEXT.weight(ROLLING_CATEGORY_LABELS[product], wagering.weights[product]),
  );
  return (
    <Panel
      title={TEXT.title}
      aside={<span className="text-sm font-bold tabular-nums">{TEXT.left(addComma(room.wagering))}</span>}
      state="wagering-left"
    >
      <div className="grid gap-3 p-3 text-sm">
        <p className="text-muted">{TEXT.why}</p>
        <ul aria-label={TEXT.list} className="grid gap-2">
          {wagering.grants.map((grant) => (
            <Grant key={grant.id} grant={grant} />
          ))}
        </ul>
        <div className="grid gap-1 border-t border-line pt-3">
          <h3 className="text-xs font-semibold text-muted">{TEXT.counts}</h3>
          <p>{TEXT.price}</p>
          <p className="tabular-nums">{weights.join(" · ")}</p>
          <p className="text-xs text-muted">{TEXT.not}</p>
        </div>
      </div>
    </Panel>
  );
}

function Grant({ grant }: { grant: ExchangeTermsAnswer["wagering"]["grants"][number] }) {
  const { cause, grantedAt, required, done, left } = grant;
  const name = CAUSE_NAMES[cause];
  return (
    <li className="grid gap-1 rounded-md border border-line px-3 py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="text-xs text-muted tabular-nums">{formatShortDateTime(grantedAt)}</span>
      </div>
      <progress
        aria-label={`${name} ${TEXT.progress(addComma(done), addComma(required))}`}
        max={required}
        value={done}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
      />
      <div className="flex flex-wrap justify-between gap-x-3 text-xs tabular-nums">
        <span className="text-muted">{TEXT.progress(addComma(done), addComma(required))}</span>
        <span className="font-semibold">{TEXT.left(addComma(left))}</span>
      </div>
    </li>
  );
}

import type { ReactNode } from "react";
import type { CashOutOffer } from "../../../../api/contract/sports/cash-out.ts";
import { addComma } from "../../../../domain/common/price.ts";
import type { CashOutContext } from "../../../../machines/cash-out/cash-out.schema.ts";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";

const MOVES = {
  up: { mark: "▲", text: TEXT.up, className: "text-rise" },
  down: { mark: "▼", text: TEXT.down, className: "text-fall" },
} as const;

/** What all that is left of the bet is bought for now and which way that went, or why it is not bought. */
export function CashOutNow({
  offer,
  move,
  children,
}: {
  offer: CashOutOffer | null;
  move: CashOutContext["move"];
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2">
      <span className="text-muted">{TEXT.now}</span>
      {offer === null ? (
        <span className="text-xs text-muted">{TEXT.loading}</span>
      ) : offer.value === null ? (
        <output className="text-xs text-warn">{offer.message}</output>
      ) : (
        <span className="font-bold tabular-nums">
          {move && (
            <span className={MOVES[move].className}>
              <span aria-hidden="true">{MOVES[move].mark} </span>
              <span className="sr-only">{MOVES[move].text} </span>
            </span>
          )}
          <span className="text-accent">{addComma(offer.value) + TEXT.won}</span>
        </span>
      )}
      <span className="ml-auto flex gap-2">{children}</span>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { cashOutsQuery } from "../../../../api/queries/cash-out.ts";
import { addComma } from "../../../../domain/price.ts";
import { useApp } from "../../../app-context.ts";
import { Button } from "../../../primitives/button.tsx";
import { CashOutForm } from "./cash-out-form.tsx";
import { OpenBets } from "./open-bets.ts";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";

/** What an open bet is bought for now, or why it is not; and the form that sells it. */
export function CashOutPanel({ betId }: { betId: string }) {
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(cashOutsQuery(api, use(OpenBets)));
  const offer = data?.items.find((one) => one.betId === betId);
  if (!offer) return <p className="px-3 py-2 text-xs text-muted">{TEXT.loading}</p>;
  return (
    <section aria-label={TEXT.title} className="grid gap-2 px-3 py-2 text-sm">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <span className="text-muted">{TEXT.now}</span>
        {offer.value === null ? (
          <output className="text-xs text-warn">{offer.message}</output>
        ) : (
          <output className="font-bold text-accent tabular-nums">{addComma(offer.value) + TEXT.won}</output>
        )}
        <Button
          size="sm"
          aria-expanded={isOpen}
          disabled={!isOpen && offer.value === null}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? TEXT.close : TEXT.open}
        </Button>
      </div>
      {isOpen && <CashOutForm key={betId} offer={offer} />}
    </section>
  );
}

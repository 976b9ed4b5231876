import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { type CashOutOffer, CashOutReport } from "../../../../api/contract/cash-out.ts";
import { BETS_KEY } from "../../../../api/queries/bets.ts";
import { CASH_OUTS_KEY } from "../../../../api/queries/cash-out.ts";
import {
  CASH_OUT_MESSAGES,
  cashOutPart,
  cashOutStakeProblem,
  leastCashOut,
} from "../../../../domain/cash-out/terms.ts";
import { addComma } from "../../../../domain/price.ts";
import { CommandForm } from "../../../frame/form/command-form.tsx";
import { defineCommand } from "../../../frame/form/commands.ts";
import { MoneyField } from "../../../frame/form/number-field.tsx";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";

/** What is asked for carries the least that the member agreed to: the server pays no less than that. */
const cashOut = ({ betId, stake, value }: CashOutOffer, onAsked: (value: number) => void) =>
  defineCommand({
    name: `bet.cash-out.${betId}`,
    schema: v.object({
      stake: v.pipe(
        v.number(CASH_OUT_MESSAGES.cash_out_stake),
        v.check((part) => cashOutStakeProblem(stake, part) === null, CASH_OUT_MESSAGES.cash_out_stake),
      ),
    }),
    confirms: true,
    request: ({ stake: part }) => {
      const seen = cashOutPart(value ?? 0, stake, part);
      onAsked(seen);
      return {
        method: "POST",
        path: `bets/${encodeURIComponent(betId)}/cash-out`,
        body: { stake: part, value: leastCashOut(seen) },
      };
    },
    answer: CashOutReport,
  });

/** The whole of what is left of a bet, or a part of it; it asks first. */
export function CashOutForm({ offer }: { offer: CashOutOffer }) {
  const queryClient = useQueryClient();
  // What stands in the request, however the offer moves while it is confirmed.
  const [asked, setAsked] = useState(0);
  return (
    <CommandForm
      command={cashOut(offer, setAsked)}
      initial={{ stake: offer.stake }}
      submitLabel={TEXT.submit}
      renderConfirm={({ stake }) => (
        <>
          <p className="text-base font-bold">{TEXT.ask(addComma(stake), addComma(asked))}</p>
          <p className="text-xs text-muted">{TEXT.askHint(addComma(leastCashOut(asked)))}</p>
        </>
      )}
      doneText={({ paid }) => TEXT.done(addComma(paid))}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: CASH_OUTS_KEY });
        void queryClient.invalidateQueries({ queryKey: BETS_KEY });
      }}
    >
      <MoneyField name="stake" label={TEXT.stake} hint={TEXT.stakeHint} />
    </CommandForm>
  );
}

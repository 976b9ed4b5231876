import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { requestExchange } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import { ExchangeRequest, type ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { exchangeProblem, mostExchange } from "../../../domain/wallet/money-terms.ts";
import { exchangeProblemText } from "../../../domain/wallet/text.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { AmountField } from "../request/amount-field.tsx";
import { showRequest } from "../request/show-request.ts";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

type Terms = Pick<ExchangeTermsAnswer, "limits" | "room">;

const exchange = ({ limits, room }: Terms) =>
  commandOf(requestExchange, {
    name: "exchange.request",
    schema: v.object({
      amount: v.pipe(
        ExchangeRequest.entries.amount,
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed && !dataset.issues ? exchangeProblem(dataset.value, limits, room) : null;
          if (problem) addIssue({ message: exchangeProblemText(problem, limits, room) });
        }),
      ),
      withdrawalPassword: ExchangeRequest.entries.withdrawalPassword,
    }),
    confirms: true,
    input: (body) => ({ body }),
  });

export interface ExchangeFormProps {
  terms: Terms;
  /** The account that the money goes to, masked, in words. */
  account: string;
}

/** Asks for an exchange; that it cannot be cancelled is said before it is sent. */
export function ExchangeForm({ terms, account }: ExchangeFormProps) {
  const queryClient = useQueryClient();
  const { limits, room } = terms;
  return (
    <CommandForm
      command={exchange(terms)}
      submitLabel={TEXT.submit}
      renderConfirm={({ amount }) => (
        <>
          <p className="text-base font-bold">{TEXT.ask(addComma(amount))}</p>
          <p>{TEXT.to(account)}</p>
          <p className="text-muted">{TEXT.noCancel}</p>
        </>
      )}
      onDone={({ request }) => showRequest(queryClient, request)}
    >
      <AmountField
        label={TEXT.amount}
        hint={TEXT.hint(addComma(limits.minExchange), addComma(limits.maxExchange), addComma(limits.unit))}
        quickAmounts={limits.quickAmounts}
        max={mostExchange(limits, room)}
      />
      <Field
        name="withdrawalPassword"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        label={TEXT.password}
        maxLength={12}
      />
    </CommandForm>
  );
}

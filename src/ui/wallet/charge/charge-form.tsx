import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { requestCharge } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import { type ChargeTermsAnswer, ChargeRequest } from "../../../api/contract/wallet/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { chargeBonus, chargeProblem } from "../../../domain/wallet/money-terms.ts";
import { chargeProblemText } from "../../../domain/wallet/text.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { AmountField } from "../request/amount-field.tsx";
import { showRequest } from "../request/show-request.ts";
import { TypeField } from "./type-field.tsx";
import { CHARGE_TEXT as TEXT } from "./text.ts";

type Terms = Pick<ChargeTermsAnswer, "limits" | "types">;

const charge = ({ limits }: Terms) =>
  commandOf(requestCharge, {
    name: "charge.request",
    schema: v.object({
      amount: v.pipe(
        ChargeRequest.entries.amount,
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed && !dataset.issues ? chargeProblem(dataset.value, limits) : null;
          if (problem) addIssue({ message: chargeProblemText(problem, limits) });
        }),
      ),
      chargeType: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
      depositor: ChargeRequest.entries.depositor,
    }),
    confirms: true,
    input: (body) => ({ body }),
  });

/** Asks for a charge; what it brings and requires is shown once more before it is sent. */
export function ChargeForm({ terms }: { terms: Terms }) {
  const queryClient = useQueryClient();
  const { limits, types } = terms;
  const [first] = types;
  const typeOf = (id: number) => types.find((type) => type.id === id);
  return (
    <CommandForm
      command={charge(terms)}
      initial={first ? { chargeType: String(first.id) } : {}}
      submitLabel={TEXT.submit}
      renderConfirm={({ amount, chargeType, depositor }) => {
        const type = typeOf(chargeType);
        const { bonus, wagering } = type ? chargeBonus(amount, type) : { bonus: 0, wagering: 0 };
        return (
          <>
            <p className="text-base font-bold">{TEXT.ask(addComma(amount))}</p>
            {bonus > 0 && <p>{TEXT.bonus(addComma(bonus))}</p>}
            {wagering > 0 && <p>{TEXT.wagering(addComma(wagering))}</p>}
            <p className="text-muted">{TEXT.from(depositor)}</p>
          </>
        );
      }}
      onDone={({ request }) => showRequest(queryClient, request)}
    >
      <AmountField
        label={TEXT.amount}
        hint={TEXT.hint(addComma(limits.minCharge), addComma(limits.maxCharge), addComma(limits.unit))}
        quickAmounts={limits.quickAmounts}
        max={limits.maxCharge}
      />
      <TypeField types={types} />
      <Field name="depositor" label={TEXT.depositor} hint={TEXT.depositorHint} maxLength={20} autoComplete="name" />
    </CommandForm>
  );
}

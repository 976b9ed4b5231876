import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { convertPoints } from "../../../api/contract/wallet/points.endpoints.ts";
import { ConvertRequest } from "../../../api/contract/wallet/points.ts";
import { POINTS_KEY, WALLET_KEY } from "../../../api/queries/wallet/money-keys.ts";
import { conversionProblem, wonForPoints, type ConversionTerms } from "../../../domain/wallet/points.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { POINT_TEXT as TEXT } from "./text.ts";

/** That there are so many points is the server's to say: they may come and go while the form is open. */
const conversion = (terms: ConversionTerms) =>
  commandOf(convertPoints, {
    name: "points.convert",
    schema: v.object({
      points: v.pipe(
        ConvertRequest.entries.points,
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed ? conversionProblem(dataset.value, Infinity, terms) : null;
          if (problem) addIssue({ message: TEXT[problem] });
        }),
      ),
    }),
    confirms: true,
    input: (body) => ({ body }),
  });

/** Points become money; it asks first. */
export function ConvertForm({ terms }: { terms: ConversionTerms }) {
  const queryClient = useQueryClient();
  const { wonPer100, minimum, step } = terms;
  const reload = () => {
    for (const queryKey of [WALLET_KEY, POINTS_KEY]) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <CommandForm
      command={conversion(terms)}
      submitLabel={TEXT.convert}
      renderConfirm={({ points }) => (
        <p className="text-base font-bold">{TEXT.ask(addComma(points), addComma(wonForPoints(points, terms)))}</p>
      )}
      doneText={({ won }) => TEXT.done(addComma(won))}
      onDone={reload}
    >
      <MoneyField
        name="points"
        label={TEXT.amount}
        hint={TEXT.terms(addComma(wonPer100), addComma(minimum), addComma(step))}
      />
    </CommandForm>
  );
}

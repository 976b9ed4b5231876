import * as v from "valibot";
import { betFile, operatorBets, voidBet } from "../../../api/contract/operator/bets.endpoints.ts";
import { type BetFile, BetVoidRequest } from "../../../api/contract/operator/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { FirstField } from "../first-field.tsx";
import { useStale } from "../use-stale.ts";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const command = (id: string, { paid, takenBack }: BetFile["voiding"]) =>
  commandOf(voidBet, {
    name: `admin.bet.void.${id}`,
    schema: v.object({ reason: BetVoidRequest.entries.reason }),
    confirms: true,
    input: ({ reason }) => ({ params: { id }, body: { reason, expected: { paid, takenBack } } }),
  });

/** Voids one bet, once what it moves was shown. What is shown is what is done, or nothing. */
export function VoidForm({ file }: { file: BetFile }) {
  const { bet, voiding } = file;
  const readAnew = useStale(operatorBets, betFile);
  if (voiding.problem !== null) return <p className="text-sm text-muted">{voiding.problem}</p>;
  const moves =
    voiding.takenBack > 0 ? TEXT.takesBack(addComma(voiding.takenBack)) : TEXT.givesBack(addComma(voiding.paid));
  return (
    <div className="grid gap-2">
      <p className="text-sm">{moves}</p>
      <p className="text-xs text-muted">{TEXT.voidHelp}</p>
      <FirstField>
        <CommandForm
          key={`${bet.id} ${voiding.paid} ${voiding.takenBack}`}
          command={command(bet.id, voiding)}
          submitLabel={TEXT.void}
          renderConfirm={({ reason }) => (
            <div className="grid gap-1 text-sm">
              <p className="font-bold">{TEXT.voidAsk(formatBetNumber(bet.number), bet.userId)}</p>
              <p>{moves}</p>
              <p className="break-words text-muted">{reason}</p>
            </div>
          )}
          onDone={readAnew}
        >
          <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
        </CommandForm>
      </FirstField>
    </div>
  );
}

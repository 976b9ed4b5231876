import * as v from "valibot";
import { saveTetherRate } from "../../../api/contract/operator/tether.endpoints.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

const MAX_RATE = 100_000_000;

/** 1385.5 or 1,385.50 → 138550 hundredths. */
const Rate = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/, TEXT.wrongRate),
  v.transform((text) => Math.round(Number(text.replaceAll(",", "")) * 100)),
  v.minValue(1, TEXT.wrongRate),
  v.maxValue(MAX_RATE, TEXT.wrongRate),
);

const setRate = commandOf(saveTetherRate, {
  name: "admin.tether-rate",
  schema: v.object({ rate: Rate }),
  confirms: true,
  input: (body) => ({ body }),
});

/** Sets what one USDT is worth from now on. */
export function RateForm({ rate, onDone }: { rate: number; onDone: () => void }) {
  return (
    <CommandForm
      command={setRate}
      initial={{ rate: formatPrice(rate) }}
      afterDone="keep"
      submitLabel={TEXT.setRate}
      renderConfirm={(values) => <p className="font-bold">{TEXT.askRate(formatPrice(values.rate))}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <Field name="rate" label={TEXT.won} inputMode="decimal" maxLength={15} />
    </CommandForm>
  );
}

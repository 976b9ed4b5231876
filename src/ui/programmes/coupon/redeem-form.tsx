import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { RedeemRequest } from "../../../api/contract/programmes/coupons.ts";
import { coupons, redeemCoupon } from "../../../api/contract/programmes/coupons.endpoints.ts";
import { WALLET_KEY } from "../../../api/queries/wallet/money-keys.ts";
import { rewardText } from "../../../domain/programmes/labels.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { COUPON_TEXT as TEXT } from "./text.ts";

const redeem = commandOf(redeemCoupon, {
  name: "coupon.redeem",
  schema: v.object({ code: RedeemRequest.entries.code }),
  input: (body) => ({ body }),
});

/** A code becomes its reward at once. */
export function RedeemForm() {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(coupons) });
    void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
  };
  return (
    <CommandForm
      command={redeem}
      submitLabel={TEXT.redeem}
      doneText={(report) => TEXT.redeemed(report.title, rewardText(report))}
      onDone={reload}
    >
      <Field
        name="code"
        label={TEXT.code}
        hint={TEXT.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        className="tabular-nums"
      />
    </CommandForm>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { CouponReport, RedeemRequest } from "../../../api/contract/coupons.ts";
import { COUPONS_KEY } from "../../../api/queries/coupons.ts";
import { WALLET_KEY } from "../../../api/queries/wallet.ts";
import { rewardText } from "../../../domain/labels/programmes.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { COUPON_TEXT as TEXT } from "./text.ts";

const redeem = defineCommand({
  name: "coupon.redeem",
  schema: v.object({ code: RedeemRequest.entries.code }),
  request: (body) => ({ method: "POST", path: "coupons/redeem", body }),
  answer: CouponReport,
});

/** A code becomes its reward at once. */
export function RedeemForm() {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: COUPONS_KEY });
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

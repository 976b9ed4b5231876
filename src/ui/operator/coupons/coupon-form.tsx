import * as v from "valibot";
import { type OperatorCoupon, CodeCount, CouponTitle } from "../../../api/contract/programmes/coupons.ts";
import { changeCoupon, createCoupon } from "../../../api/contract/operator/coupons.endpoints.ts";
import { rewardText } from "../../../domain/programmes/labels.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { rewardEntries, rewardFields, rewardOf } from "../programmes/reward-form.ts";
import { RewardFields } from "../programmes/reward-fields.tsx";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import { instantOf, requiredTime } from "../programmes/time-field.ts";
import { toSeoulInput } from "../seoul-input.ts";
import { TimeField } from "../time-input.tsx";
import { COUPON_OPERATOR_TEXT as TEXT } from "./text.ts";

const FIELDS = { title: CouponTitle, expiresAt: requiredTime, codeCount: v.optional(CodeCount) };

const create = commandOf(createCoupon, {
  name: "admin.coupon",
  schema: v.object({ ...FIELDS, ...rewardEntries("reward") }),
  confirms: true,
  input: (values) => ({
    body: {
      title: values.title,
      reward: rewardOf(values, "reward"),
      expiresAt: instantOf(values.expiresAt),
      codeCount: values.codeCount ?? null,
    },
  }),
});

const change = (id: string) =>
  commandOf(changeCoupon, {
    name: `admin.coupon.${id}`,
    schema: v.object(FIELDS),
    input: ({ title, expiresAt, codeCount = null }) => ({
      params: { id },
      body: { title, expiresAt: instantOf(expiresAt), codeCount },
    }),
  });

export interface CouponFormProps {
  /** Left out: a new one. Its reward stays as it is. */
  coupon?: OperatorCoupon;
  onDone: () => void;
  onClose: () => void;
}

export function CouponForm({ coupon, onDone, onClose }: CouponFormProps) {
  const cancel = { label: PROGRAMME_TEXT.close, onCancel: onClose };
  const fields = (
    <>
      <Field name="title" label={TEXT.name} maxLength={60} />
      <TimeField name="expiresAt" label={TEXT.expiresAt} />
    </>
  );
  if (coupon)
    return (
      <CommandForm
        key={coupon.id}
        command={change(coupon.id)}
        initial={{
          title: coupon.title,
          expiresAt: toSeoulInput(coupon.expiresAt),
          codeCount: coupon.codeCount ?? undefined,
        }}
        afterDone="keep"
        submitLabel={PROGRAMME_TEXT.save}
        cancel={cancel}
        doneText={() => PROGRAMME_TEXT.saved}
        onDone={onDone}
      >
        {fields}
        {coupon.codeCount !== null && <NumberField name="codeCount" label={TEXT.codeCount} />}
      </CommandForm>
    );
  return (
    <CommandForm
      command={create}
      initial={rewardFields("reward", undefined)}
      submitLabel={PROGRAMME_TEXT.create}
      cancel={cancel}
      renderConfirm={(values) => (
        <p className="font-bold">
          {values.title} · {rewardText(rewardOf(values, "reward"))}
        </p>
      )}
      doneText={({ code }) => TEXT.made(code)}
      onDone={onDone}
    >
      {fields}
      <div className="grid gap-2 tablet:grid-cols-3">
        <RewardFields prefix="reward" label={TEXT.reward} />
      </div>
      <NumberField name="codeCount" label={TEXT.codeCount} hint={TEXT.codeCountHint} />
    </CommandForm>
  );
}

import * as v from "valibot";
import { UserId } from "../../../api/contract/account/account.ts";
import { issueCoupon } from "../../../api/contract/operator/coupons.endpoints.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import { COUPON_OPERATOR_TEXT as TEXT } from "./text.ts";

const ALL = "all" as const;
const namesOf = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter((name) => name !== ""))];

const Receivers = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const names = namesOf(dataset.value);
    if (names.length === 0) addIssue({ message: TEXT.noReceivers });
    if (names.includes(ALL) && names.length === 1) return;
    const wrong = names.map((name) => v.safeParse(UserId, name)).find((parsed) => !parsed.success);
    if (wrong?.issues) addIssue({ message: wrong.issues[0].message });
  }),
);

const issue = (id: string) =>
  commandOf(issueCoupon, {
    name: `admin.coupon-issue.${id}`,
    schema: v.object({ receivers: Receivers }),
    confirms: true,
    input: ({ receivers }) => ({
      params: { id },
      body: { receivers: receivers.trim() === ALL ? ALL : namesOf(receivers) },
    }),
  });

export interface IssueFormProps {
  couponId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Issues a coupon to one member, to some or to all. */
export function IssueForm({ couponId, onDone, onClose }: IssueFormProps) {
  return (
    <CommandForm
      key={couponId}
      command={issue(couponId)}
      submitLabel={TEXT.issue}
      cancel={{ label: PROGRAMME_TEXT.close, onCancel: onClose }}
      renderConfirm={({ receivers }) => (
        <p className="font-bold">{receivers.trim() === ALL ? TEXT.askAll : TEXT.askSome(namesOf(receivers).length)}</p>
      )}
      doneText={({ issued }) => TEXT.issuedTo(issued)}
      onDone={onDone}
    >
      <AreaField name="receivers" label={TEXT.receivers} hint={TEXT.receiversHint} rows={3} spellCheck={false} />
    </CommandForm>
  );
}

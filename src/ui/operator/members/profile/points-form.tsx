import * as v from "valibot";
import { givePoints } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import { type MemberProfile, PointsRequest } from "../../../../api/contract/operator/member-profile.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { CommandForm } from "../../../frame/form/command-form.tsx";
import { commandOf } from "../../../frame/form/commands.ts";
import { Field } from "../../../frame/form/field.tsx";
import { MoneyField } from "../../../frame/form/number-field.tsx";
import { SelectField } from "../../../frame/form/select-field.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { Allowed } from "../../allowed.tsx";
import { POINTS_TEXT as TEXT } from "./text.ts";

const WAYS = ["give", "take"] as const;
const { amount, reason } = PointsRequest.entries;
const Fields = v.object({ way: v.picklist(WAYS), amount, reason });

const pointsOf = (userId: string) =>
  commandOf(givePoints, {
    name: `admin.points.${userId}`,
    schema: Fields,
    confirms: true,
    input: ({ way, amount: points, ...rest }) => ({
      body: { userId, amount: way === "give" ? points : -points, ...rest },
    }),
  });

export interface PointsFormProps {
  member: Pick<MemberProfile, "userId" | "nickname">;
  onDone: () => void;
}

/** Points that are given to the member, or taken. */
export function PointsForm({ member: { userId, nickname }, onDone }: PointsFormProps) {
  return (
    <Allowed right="points.give">
      <Panel title={TEXT.title}>
        <div className="p-3">
          <CommandForm
            command={pointsOf(userId)}
            initial={{ way: "give" }}
            submitLabel={TEXT.send}
            renderConfirm={({ way, amount: points, reason: why }) => (
              <>
                <p className="font-bold">{TEXT.ask(userId, nickname)}</p>
                <p className="text-lg font-bold tabular-nums">{TEXT.change(TEXT[way], addComma(points))}</p>
                <p className="text-muted">{TEXT.reasonIs(why)}</p>
              </>
            )}
            doneText={({ point }) => TEXT.done(addComma(point))}
            onDone={onDone}
          >
            <SelectField name="way" label={TEXT.way} options={WAYS.map((value) => ({ value, label: TEXT[value] }))} />
            <MoneyField name="amount" label={TEXT.amount} />
            <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
          </CommandForm>
        </div>
      </Panel>
    </Allowed>
  );
}

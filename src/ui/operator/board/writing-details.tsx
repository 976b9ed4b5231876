import * as v from "valibot";
import { banFromWriting, moderateWritings, writingBans } from "../../../api/contract/operator/board.endpoints.ts";
import { BanRequest, ModerationRequest, type Writing } from "../../../api/contract/operator/board.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { useStale } from "../use-stale.ts";
import { BOARD_TEXT as TEXT } from "./text.ts";

const stateOf = (kind: "post" | "comment", id: string) =>
  commandOf(moderateWritings, {
    name: `admin.writing.${id}`,
    schema: v.object({
      state: ModerationRequest.entries.state,
      reason: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    }),
    input: (fields) => ({ body: { kind, ids: [id], ...fields } }),
  });

const banOf = (userId: string) =>
  commandOf(banFromWriting, {
    name: `admin.writing-ban.${userId}`,
    schema: v.object(BanRequest.entries),
    confirms: true,
    input: (body) => ({ params: { userId }, body }),
  });

export interface WritingDetailsProps {
  kind: "post" | "comment";
  writing: Writing;
  onDone: () => void;
  onClose: () => void;
}

/** What was written, whole, with its state; and its writer's ban. */
export function WritingDetails({ kind, writing, onDone, onClose }: WritingDetailsProps) {
  const { id, userId, contents, state, reason } = writing;
  const readBans = useStale(writingBans);
  const finishBan = () => {
    readBans();
    onDone();
  };
  return (
    <div className="grid gap-3">
      <p className="max-h-60 overflow-y-auto text-sm break-words whitespace-pre-line">{contents}</p>
      <div className="grid gap-4 desktop:grid-cols-2">
        <CommandForm
          key={id}
          command={stateOf(kind, id)}
          initial={{ state, reason: reason ?? "" }}
          afterDone="keep"
          submitLabel={TEXT.save}
          cancel={{ label: TEXT.close, onCancel: onClose }}
          doneText={() => TEXT.saved}
          onDone={onDone}
        >
          <SelectField
            name="state"
            label={TEXT.newState}
            options={(["shown", "hidden", "deleted"] as const).map((value) => ({ value, label: TEXT[value] }))}
          />
          <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
        </CommandForm>
        <CommandForm
          key={userId}
          command={banOf(userId)}
          submitLabel={TEXT.ban}
          renderConfirm={({ days }) => <p className="font-bold">{TEXT.askBan(userId, days)}</p>}
          doneText={() => TEXT.isBanned}
          onDone={finishBan}
        >
          <NumberField name="days" label={TEXT.days} hint={TEXT.daysHint} />
          <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
        </CommandForm>
      </div>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { queryOf } from "../../../api/client/ask.ts";
import type { BetLimits } from "../../../api/contract/sports/bet-limits.ts";
import { betLimits } from "../../../api/contract/operator/bet-limits.endpoints.ts";
import { changeLevel, levelChanges } from "../../../api/contract/operator/members.endpoints.ts";
import { type OperatorMember, LevelRequest } from "../../../api/contract/operator/members.ts";
import { useApp } from "../../app-context.ts";
import { FactRow } from "../../frame/dialog/fact-row.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { SelectField } from "../../frame/form/select-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useStale } from "../use-stale.ts";
import { BET_LIMIT_COLUMNS } from "../bet-limits/bet-limit-columns.ts";
import { LevelHistory } from "./level-history.tsx";
import { LEVEL_TEXT as TEXT } from "./text.ts";

const levelOf = (userId: string) =>
  commandOf(changeLevel, {
    name: `admin.level.${userId}`,
    schema: v.object({ level: v.pipe(v.string(), v.transform(Number)), reason: LevelRequest.entries.reason }),
    confirms: true,
    input: (body) => ({ params: { userId }, body }),
  });

export interface LevelFormProps {
  member: Pick<OperatorMember, "userId" | "nickname" | "level">;
  onDone: () => void;
  /** Left out: it stands on the page. */
  onClose?: () => void;
}

/** Puts one member on a level. What the level allows is shown before it is sent. */
export function LevelForm({ member: { userId, nickname, level }, onDone, onClose }: LevelFormProps) {
  const { api } = useApp();
  const readAnew = useStale(levelChanges);
  const query = useQuery(queryOf(api, betLimits, {}));
  const finish = () => {
    readAnew();
    onDone();
  };
  return (
    <div className="grid max-w-110 gap-3">
      <QueryView query={query} lines={6}>
        {({ items }) => (
          <CommandForm
            key={userId}
            command={levelOf(userId)}
            initial={{ level: String((items.find((item) => item.level === level) ?? items[0])?.level) }}
            afterDone="keep"
            submitLabel={TEXT.change}
            {...(onClose && { cancel: { label: TEXT.close, onCancel: onClose } })}
            renderConfirm={({ level: to, reason }) => (
              <>
                <p className="font-bold">{TEXT.ask(userId, nickname)}</p>
                <p className="text-lg font-bold tabular-nums">{TEXT.fromTo(level, to)}</p>
                <p className="text-muted">{TEXT.reasonIs(reason)}</p>
              </>
            )}
            doneText={({ level: now }) => TEXT.changed(now)}
            onDone={finish}
          >
            <SelectField
              name="level"
              label={TEXT.level}
              options={items.map((item) => ({ value: String(item.level), label: TEXT.levelOf(item.level) }))}
            />
            <Field name="reason" label={TEXT.reason} maxLength={200} />
            <ChosenBetLimits items={items} />
          </CommandForm>
        )}
      </QueryView>
      <LevelHistory userId={userId} />
    </div>
  );
}

/** What the level that the form holds allows. */
function ChosenBetLimits({ items }: { items: readonly BetLimits[] }) {
  "use no memo";
  const { value } = useFormField<string>("level");
  const limits = items.find(({ level }) => String(level) === value);
  if (!limits) return null;
  return (
    <dl
      aria-label={TEXT.limits(limits.level)}
      className="divide-y divide-line rounded-md border border-line px-3 text-sm tabular-nums"
    >
      {BET_LIMIT_COLUMNS.filter(({ id }) => id !== "level").map(({ id, header, cell }) => (
        <FactRow key={id} label={header}>
          {cell?.(limits)}
        </FactRow>
      ))}
    </dl>
  );
}

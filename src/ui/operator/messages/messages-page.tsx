import { useQuery } from "@tanstack/react-query";
import { members } from "../../../api/contract/operator/members.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { sectionTitle } from "../../../domain/frame/pages/sections.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { messageCommand, namesIn, type MessageForm } from "./message-command.ts";
import { MESSAGES_TEXT as TEXT } from "./text.ts";

const LEVELS = ["", ...Array.from({ length: 10 }, (_, index) => String(index + 1))].map((value) => ({
  value,
  label: value === "" ? "-" : TEXT.levelOf(Number(value)),
}));

/** A message to one, some, a level or all; to whom, and to how many, is shown before it is sent. */
export function MessagesPage() {
  return (
    <Panel title={sectionTitle("/admin/messages")}>
      <div className="max-w-200 p-3">
        <CommandForm
          command={messageCommand}
          initial={{ to: "one", userIds: "", level: "" }}
          submitLabel={TEXT.send}
          renderConfirm={(form) => <Receivers form={form} />}
          doneText={({ sent }) => TEXT.sent(addComma(sent))}
        >
          <SelectField
            name="to"
            label={TEXT.to}
            options={(["one", "list", "level", "all"] as const).map((value) => ({ value, label: TEXT[value] }))}
          />
          <AreaField name="userIds" label={TEXT.userIds} hint={TEXT.userIdsHint} rows={2} />
          <SelectField name="level" label={TEXT.levelField} options={LEVELS} />
          <Field name="title" label={TEXT.title} maxLength={100} autoComplete="off" />
          <HtmlField name="contents" label={TEXT.contents} />
        </CommandForm>
      </div>
    </Panel>
  );
}

function Receivers({ form: { to, userIds, level, title } }: { form: MessageForm }) {
  const { api } = useApp();
  const wanted = to === "level" ? { level: Number(level), page: 1 } : { page: 1 };
  const { data } = useQuery(pageQuery(api, members, { query: wanted }));
  const count = data ? addComma(data.totalCount) : null;
  return (
    <>
      <p className="text-base font-bold">
        {to === "all"
          ? TEXT.askAll(count)
          : to === "level"
            ? TEXT.askLevel(Number(level), count)
            : TEXT.askNamed(namesIn(userIds))}
      </p>
      <p className="text-muted">{title}</p>
    </>
  );
}

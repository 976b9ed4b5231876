import { useQuery } from "@tanstack/react-query";
import { mailings } from "../../../api/contract/operator/mailings.endpoints.ts";
import { members } from "../../../api/contract/operator/members.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { LEVELS } from "../../../domain/account/levels.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { useAllowed } from "../../frame/form/allowed.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Allowed } from "../allowed.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { useStale } from "../use-stale.ts";
import { messageCommand, namesIn, type MessageForm } from "./message-command.ts";
import { Mailings } from "./mailings.tsx";
import { MAILINGS_TEXT, MESSAGES_TEXT as TEXT } from "./text.ts";

const OF_LEVELS = [
  { value: "", label: "-" },
  ...LEVELS.map((level) => ({ value: String(level), label: TEXT.levelOf(level) })),
];
const RECEIVERS = (["one", "list", "level", "agent", "all"] as const).map((value) => ({ value, label: TEXT[value] }));

/** Messages to members: a new one, and below it those that were sent. */
export function MessagesPage() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Allowed right="messages.send">
        <NewMessage />
      </Allowed>
      <Mailings />
    </div>
  );
}

/** To one, some, a level, the members of an agent or all; to whom, and to how many, is shown before it is sent. */
function NewMessage() {
  const readAnew = useStale(mailings);
  return (
    <Panel title={MAILINGS_TEXT.write}>
      <div className="max-w-200 p-3">
        <CommandForm
          command={messageCommand}
          initial={{ to: "one", userIds: "", level: "" }}
          submitLabel={TEXT.send}
          renderConfirm={(form) => <Receivers form={form} />}
          onDone={readAnew}
          doneText={({ sent }) => TEXT.sent(addComma(sent))}
        >
          <SelectField name="to" label={TEXT.to} options={RECEIVERS} />
          <ReceiverField />
          <Field name="title" label={TEXT.title} maxLength={100} autoComplete="off" />
          <HtmlField name="contents" label={TEXT.contents} />
        </CommandForm>
      </div>
    </Panel>
  );
}

/** What the kind of receivers asks for: ids, a level, or nothing. */
function ReceiverField() {
  "use no memo";
  const { value: to } = useFormField<MessageForm["to"]>("to");
  if (to === "all") return null;
  if (to === "level") return <SelectField name="level" label={TEXT.levelField} options={OF_LEVELS} />;
  const hint = to === "one" || to === undefined ? {} : { hint: TEXT.userIdsHints[to] };
  return <AreaField name="userIds" label={TEXT.userIds} {...hint} rows={2} />;
}

function Receivers({ form: { to, userIds, level, title } }: { form: MessageForm }) {
  const { api } = useApp();
  const mayCount = useAllowed(members.right);
  const wanted = to === "level" ? { level: Number(level), page: 1 } : { page: 1 };
  const isCounted = to === "level" || to === "all";
  const { data } = useQuery({ ...pageQuery(api, members, { query: wanted }), enabled: isCounted && mayCount });
  const count = data ? addComma(data.totalCount) : null;
  return (
    <>
      <p className="text-base font-bold">
        {to === "all"
          ? TEXT.askAll(count)
          : to === "level"
            ? TEXT.askLevel(Number(level), count)
            : to === "agent"
              ? TEXT.askAgent(namesIn(userIds).join())
              : TEXT.askNamed(namesIn(userIds))}
      </p>
      <p className="text-muted">{title}</p>
    </>
  );
}

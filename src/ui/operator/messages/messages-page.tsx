import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { MessageRequest, MessagesSent } from "../../../api/contract/operator.ts";
import { adminMembersQuery } from "../../../api/queries/admin.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { addComma } from "../../../domain/price.ts";
import { useApp } from "../../app-context.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MESSAGES_TEXT as TEXT } from "./text.ts";

const { title, contents } = MessageRequest.entries;
const Message = v.pipe(
  v.object({ to: v.picklist(["one", "all"]), userId: v.string(), title, contents }),
  v.forward(
    v.check(({ to, userId }) => to === "all" || userId.trim() !== "", TEXT.noReceiver),
    ["userId"],
  ),
);

const messageCommand = defineCommand({
  name: "admin.message",
  schema: Message,
  confirms: true,
  request: ({ to, userId, ...written }) => ({
    method: "POST",
    path: "admin/messages",
    body: { userId: to === "all" ? "all" : userId.trim(), ...written },
  }),
  answer: MessagesSent,
});

/** A message to one member or to all; to whom, and to how many, is shown before it is sent. */
export function MessagesPage() {
  const { api } = useApp();
  const members = useQuery(adminMembersQuery(api, { page: 1 }));
  const everybody = members.data ? addComma(members.data.totalCount) : null;
  return (
    <Panel title={titleOf("/admin/messages")}>
      <div className="max-w-150 p-3">
        <CommandForm
          command={messageCommand}
          initial={{ to: "one", userId: "" }}
          submitLabel={TEXT.send}
          renderConfirm={({ to, userId, title }) => (
            <>
              <p className="text-base font-bold">{to === "all" ? TEXT.askAll(everybody) : TEXT.askOne(userId)}</p>
              <p className="text-muted">{title}</p>
            </>
          )}
          doneText={({ sent }) => TEXT.sent(addComma(sent))}
        >
          <SelectField
            name="to"
            label={TEXT.to}
            options={[
              { value: "one", label: TEXT.one },
              { value: "all", label: TEXT.all },
            ]}
          />
          <Field name="userId" label={TEXT.userId} hint={TEXT.userIdHint} />
          <Field name="title" label={TEXT.title} maxLength={100} />
          <AreaField name="contents" label={TEXT.contents} rows={5} maxLength={20_000} />
        </CommandForm>
      </div>
    </Panel>
  );
}

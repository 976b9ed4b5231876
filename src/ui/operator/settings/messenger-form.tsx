import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { changeMessenger } from "../../../api/contract/operator/messengers.endpoints.ts";
import { type Messenger, MessengerChange } from "../../../api/contract/community/messengers.ts";
import { messengersQuery } from "../../../api/queries/session/login.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { OPERATOR_TEXT, MESSENGER_TEXT as TEXT } from "../text.ts";

/** "" is no address. */
const Form = v.object({
  name: MessengerChange.entries.name,
  url: v.union([v.pipe(v.string(), v.trim(), v.literal("")), MessengerChange.entries.url.wrapped], TEXT.wrongUrl),
});

const messengerCommand = (imgPath: string) =>
  commandOf(changeMessenger, {
    name: `admin.messenger.${imgPath}`,
    schema: Form,
    input: ({ name, url }) => ({ params: { imgPath }, body: { name, url: url === "" ? null : url } }),
  });

/** The messengers of the login page, each with its address. */
export function MessengerForms() {
  const { api } = useApp();
  const query = useQuery(messengersQuery(api));
  return (
    <QueryView query={query} isEmpty={(list) => list.length === 0}>
      {(list) => (
        <div className="grid gap-3 tablet:grid-cols-2">
          {list.map((messenger) => (
            <MessengerForm key={messenger.imgPath} messenger={messenger} />
          ))}
        </div>
      )}
    </QueryView>
  );
}

function MessengerForm({ messenger: { name, imgPath, url } }: { messenger: Messenger }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return (
    <Panel title={TEXT.title(name)}>
      <div className="p-3">
        <CommandForm
          command={messengerCommand(imgPath)}
          initial={{ name, url: url ?? "" }}
          afterDone="keep"
          submitLabel={TEXT.submit}
          doneText={() => OPERATOR_TEXT.saved}
          onDone={(list) => queryClient.setQueryData(messengersQuery(api).queryKey, list)}
        >
          <Field name="name" label={TEXT.name} maxLength={30} />
          <Field name="url" label={TEXT.url} hint={TEXT.urlHint} inputMode="url" maxLength={500} autoComplete="off" />
        </CommandForm>
      </div>
    </Panel>
  );
}

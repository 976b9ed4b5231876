import { recallMessages } from "../../../api/contract/operator/mailings.endpoints.ts";
import { type Mailing, RecallRequest } from "../../../api/contract/operator/mailings.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MAILINGS_TEXT as TEXT } from "./text.ts";

const recallOf = (id: string) =>
  commandOf(recallMessages, {
    name: `admin.message.recall.${id}`,
    schema: RecallRequest,
    confirms: true,
    input: (body) => ({ params: { id }, body }),
  });

export interface RecallFormProps {
  mailing: Pick<Mailing, "id" | "title" | "sent">;
  onDone: () => void;
}

/** Takes a message back. What becomes of it is said before it is sent. */
export function RecallForm({ mailing: { id, title, sent }, onDone }: RecallFormProps) {
  return (
    <CommandForm
      key={id}
      command={recallOf(id)}
      submitLabel={TEXT.recall}
      look="danger"
      renderConfirm={({ reason }) => (
        <>
          <p className="text-base font-bold">{TEXT.recallAsk(title, addComma(sent))}</p>
          <p className="text-sm text-muted">{TEXT.recallHint}</p>
          <p className="text-sm text-muted">{reason}</p>
        </>
      )}
      onDone={onDone}
    >
      <p className="text-sm text-muted">{TEXT.recallHint}</p>
      <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
    </CommandForm>
  );
}

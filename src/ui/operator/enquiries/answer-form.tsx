import * as v from "valibot";
import { AnswerRequest, type OperatorEnquiry } from "../../../api/contract/community/customer.ts";
import { answerEnquiry } from "../../../api/contract/operator/enquiries.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { HtmlField } from "../editor/html-field.tsx";
import { ENQUIRIES_TEXT as TEXT } from "./text.ts";

const answerTo = (id: string) =>
  commandOf(answerEnquiry, {
    name: `admin.enquiry.${id}`,
    schema: v.object(AnswerRequest.entries),
    input: (body) => ({ params: { id }, body }),
  });

export interface AnswerFormProps {
  enquiry: OperatorEnquiry;
  onDone: () => void;
  onClose: () => void;
}

/** An enquiry whole, and its answer. */
export function AnswerForm({ enquiry, onDone, onClose }: AnswerFormProps) {
  const { id, kind, contents, answer, answeredAt, answeredBy } = enquiry;
  return (
    <div className="grid gap-3">
      <p className="max-h-60 overflow-y-auto text-sm break-words whitespace-pre-line">{contents}</p>
      {answeredAt && answeredBy && (
        <p className="text-xs text-muted">{TEXT.answeredBy(answeredBy, formatDateTime(answeredAt))}</p>
      )}
      <CommandForm
        key={id}
        command={answerTo(id)}
        initial={{ answer: answer ?? "" }}
        afterDone="keep"
        submitLabel={answer === null ? TEXT.submit : TEXT.change}
        cancel={{ label: TEXT.close, onCancel: onClose }}
        doneText={() => TEXT.done}
        onDone={onDone}
      >
        <HtmlField name="answer" label={TEXT.answer} {...(kind === "guest" && { hint: TEXT.guestNote })} />
      </CommandForm>
    </div>
  );
}

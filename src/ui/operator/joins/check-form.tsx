import { useState } from "react";
import * as v from "valibot";
import { checkTraces } from "../../../api/contract/operator/joins.endpoints.ts";
import { CheckedRequest, type SharedTrace } from "../../../api/contract/operator/shared-traces.ts";
import { TRACE_KIND_NAMES } from "../../../domain/account/one-person.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Button } from "../../primitives/button.tsx";
import { SHARED_TEXT as TEXT } from "./text.ts";

const checkOf = ({ kind, value, members }: Trace) =>
  commandOf(checkTraces, {
    name: `admin.shared.${kind}.${value}`,
    schema: v.object({ note: CheckedRequest.entries.note }),
    input: ({ note }) => ({ body: { kind, value, members, note } }),
  });

type Trace = Pick<SharedTrace, "kind" | "value" | "members">;

export interface CheckFormProps {
  trace: Trace;
  /** The value as the page shows it. */
  shown: string;
  onDone: () => void;
}

/** A button that opens the form with the note. What was shown is what was checked: with more accounts it is refused. */
export function CheckForm({ trace, shown, onDone }: CheckFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button size="sm" aria-label={TEXT.checkOf(TRACE_KIND_NAMES[trace.kind], shown)} onClick={() => setOpen(true)}>
          {TEXT.check}
        </Button>
      </div>
    );
  return (
    <div className="max-w-110">
      <CommandForm
        command={checkOf(trace)}
        submitLabel={TEXT.check}
        cancel={{ label: TEXT.close, onCancel: () => setOpen(false) }}
        onDone={onDone}
      >
        <Field name="note" label={TEXT.note} maxLength={200} autoComplete="off" />
      </CommandForm>
    </div>
  );
}

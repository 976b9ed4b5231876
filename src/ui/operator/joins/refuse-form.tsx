import { useState } from "react";
import * as v from "valibot";
import { decideJoin } from "../../../api/contract/operator/joins.endpoints.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Button } from "../../primitives/button.tsx";
import { JOINS_TEXT as TEXT } from "./text.ts";

const refusal = (id: string) =>
  commandOf(decideJoin, {
    name: `admin.refuse.${id}`,
    schema: v.object({
      reason: v.pipe(v.string(), v.trim(), v.minLength(1, "사유를 입력해주세요."), v.maxLength(200)),
    }),
    input: ({ reason }) => ({ params: { id }, body: { decision: "refuse" as const, reason } }),
  });

/** A button that opens the form with the reason. `userId`: who, and what where it is a change. */
export function RefuseForm({ id, userId, onDone }: { id: string; userId: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button aria-label={TEXT.refuseOf(userId)} onClick={() => setOpen(true)}>
        {TEXT.refuse}
      </Button>
    );
  return (
    <CommandForm
      command={refusal(id)}
      submitLabel={TEXT.refuse}
      cancel={{ label: TEXT.close, onCancel: () => setOpen(false) }}
      onDone={onDone}
    >
      <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
    </CommandForm>
  );
}

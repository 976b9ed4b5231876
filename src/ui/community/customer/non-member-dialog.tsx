import * as v from "valibot";
import { GuestEnquiryRequest } from "../../../api/contract/community/customer.ts";
import { writeGuestEnquiry } from "../../../api/contract/community/customer.endpoints.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const guestCommand = commandOf(writeGuestEnquiry, {
  name: "customer.guest",
  schema: v.object(GuestEnquiryRequest.entries),
  input: (body) => ({ body }),
});

/** An enquiry without an account: decisions, rule 27. */
export function NonMemberDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  return (
    <Dialog title={TEXT.guestTitle} onClose={onClose}>
      <p className="mb-3 text-sm text-muted">{TEXT.guestHelp}</p>
      <CommandForm
        command={guestCommand}
        submitLabel={TEXT.send}
        cancel={{ label: TEXT.cancel, onCancel: onClose }}
        onDone={() => onDone(TEXT.sent)}
      >
        <Field name="name" label={TEXT.name} maxLength={20} autoComplete="name" data-autofocus />
        <Field name="contact" label={TEXT.contact} hint={TEXT.contactHint} maxLength={60} autoComplete="tel" />
        <Field name="title" label={TEXT.title} maxLength={60} autoComplete="off" />
        <AreaField name="contents" label={TEXT.contents} rows={5} maxLength={1_000} />
      </CommandForm>
    </Dialog>
  );
}

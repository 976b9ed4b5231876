import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { ENQUIRY_LENGTH, EnquiryRequest } from "../../../api/contract/community/customer.ts";
import { enquiries, writeEnquiry } from "../../../api/contract/community/customer.endpoints.ts";
import { ENQUIRY_KINDS, type EnquiryKind } from "../../../domain/community/enquiry.ts";
import { useApp } from "../../app-context.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { openQueries } from "../../open-queries.ts";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const enquiryCommand = (kind: EnquiryKind) =>
  commandOf(writeEnquiry, {
    name: `customer.write.${kind}`,
    schema: v.object(EnquiryRequest.entries),
    input: (body) => ({ body }),
  });

export interface EnquiryFormProps {
  kind: EnquiryKind;
  onDone: (id: string) => void;
  onClose?: () => void;
}

/** An enquiry; one about the account of a deposit begins with what operators need to know. */
export function EnquiryForm({ kind, onDone, onClose }: EnquiryFormProps) {
  // The dialogs stand outside of the pages that have the client.
  const queryClient = openQueries(useApp().queries);
  const isAccount = kind === "account";
  return (
    <CommandForm
      command={enquiryCommand(kind)}
      initial={{
        kind,
        title: isAccount ? TEXT.accountTitle : "",
        contents: isAccount ? TEXT.accountContents : "",
      }}
      submitLabel={TEXT.submit}
      {...(onClose && { cancel: { label: TEXT.cancel, onCancel: onClose } })}
      onDone={({ id }) => {
        void queryClient.invalidateQueries({ queryKey: keyOf(enquiries) });
        onDone(id);
      }}
    >
      <SelectField
        name="kind"
        label={TEXT.kindField}
        options={ENQUIRY_KINDS.map((value) => ({ value, label: TEXT.kind[value] }))}
      />
      <Field name="title" label={TEXT.title} maxLength={60} autoComplete="off" />
      <AreaField
        name="contents"
        label={TEXT.contents}
        rows={8}
        maxLength={ENQUIRY_LENGTH}
        {...(isAccount && { hint: TEXT.accountHint })}
      />
    </CommandForm>
  );
}

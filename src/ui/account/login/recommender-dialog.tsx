import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { recommenderCommand } from "./auth-commands.ts";
import { SIGN_UP_TEXT as TEXT } from "./text.ts";

export interface RecommenderDialogProps {
  onClose: () => void;
  /** The server has accepted this code. */
  onAccepted: (code: string) => void;
}

/** Asks for the recommender's code; the gate has let the visitor through already. */
export function RecommenderDialog({ onClose, onAccepted }: RecommenderDialogProps) {
  return (
    <Dialog title={TEXT.title} onClose={onClose}>
      <CommandForm
        command={recommenderCommand}
        submitLabel={TEXT.next}
        cancel={{ label: TEXT.cancel, onCancel: onClose }}
        onDone={({ code }) => onAccepted(code)}
      >
        <Field
          name="code"
          label={TEXT.recommender}
          hint={TEXT.recommenderHint}
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </CommandForm>
    </Dialog>
  );
}

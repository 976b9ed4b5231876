import { useSelector } from "@xstate/react";
import type { KeyboardEventHandler } from "react";
import { useLoginActors } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { CODE_TEXT as TEXT } from "./code-text.ts";

/** The second step of a login: staff with a second factor give its code. */
export function CodeStep({ onKeyDown }: { onKeyDown: KeyboardEventHandler<HTMLInputElement> }) {
  const { loginForm } = useLoginActors();
  const code = useSelector(loginForm, (snapshot) => snapshot.context.code);
  const isBusy = useSelector(loginForm, (snapshot) => snapshot.hasTag("busy"));
  return (
    <>
      <TextField
        label={TEXT.label}
        hint={TEXT.hint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // The step has this one task.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={code}
        readOnly={isBusy}
        onChange={(event) => loginForm.send({ type: "code.change", value: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <Button look="primary" size="lg" type="submit" isBusy={isBusy} disabled={code.trim() === ""}>
        {isBusy ? TEXT.submitting : TEXT.submit}
      </Button>
      <Button disabled={isBusy} onClick={() => loginForm.send({ type: "code.cancel" })}>
        {TEXT.cancel}
      </Button>
    </>
  );
}

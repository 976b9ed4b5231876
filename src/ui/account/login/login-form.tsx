import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, type KeyboardEvent } from "react";
import { ENTER_KEY_CODE } from "../../../machines/login-form/login-rules.ts";
import type { LoginFormEvent } from "../../../machines/login-form/login-form.schema.ts";
import { useLoginActors } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { PasswordField } from "../../primitives/password-field.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { focusFault } from "./focus-fault.ts";
import { LOGIN_TEXT } from "./text.ts";

/** Staff alone come to it. */
const CodeStep = lazy(() => import("./code-step.tsx").then((module) => ({ default: module.CodeStep })));

/** The login form. The machine holds its fields and says what is wrong with them; the session says why it was refused. */
export function LoginForm() {
  const { loginForm } = useLoginActors();
  const { userId, password, errors } = useSelector(loginForm, (snapshot) => snapshot.context);
  const state = useSelector(loginForm, (snapshot) => stateText(snapshot.value));
  const isBusy = useSelector(loginForm, (snapshot) => snapshot.hasTag("busy"));
  const isCodeAsked = useSelector(loginForm, (snapshot) => snapshot.hasTag("code"));
  // What was typed must not wait here for the next visitor.
  useEffect(() => () => loginForm.send({ type: "form.clear" }), [loginForm]);

  const change = (field: "userId" | "password") => (event: { target: { value: string } }) =>
    loginForm.send({ type: "field.change", field, value: event.target.value });
  // Whoever sent it with a fault goes on in the field that has it.
  const sendForm = (form: HTMLFormElement | null, event: LoginFormEvent) => {
    loginForm.send(event);
    focusFault(form, loginForm.getSnapshot().context.errors);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendForm(event.currentTarget.form, { type: "key.press", keyCode: ENTER_KEY_CODE });
  };

  return (
    <form
      noValidate
      data-machine="login-form"
      data-state={state}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        sendForm(event.currentTarget, { type: "form.submit" });
      }}
    >
      {isCodeAsked ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <CodeStep onKeyDown={press} />
        </Suspense>
      ) : (
        <>
          <TextField
            label={LOGIN_TEXT.userId}
            name="userId"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // The page has this one task.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={userId}
            error={errors.userId}
            onChange={change("userId")}
            onKeyDown={press}
          />
          <PasswordField
            label={LOGIN_TEXT.password}
            name="password"
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onChange={change("password")}
            onKeyDown={press}
          />
          <Button look="primary" size="lg" type="submit" isBusy={isBusy}>
            {isBusy ? LOGIN_TEXT.submitting : LOGIN_TEXT.submit}
          </Button>
        </>
      )}
    </form>
  );
}

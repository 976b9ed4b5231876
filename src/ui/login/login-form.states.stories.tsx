import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { loginFormMachine } from "../../machines/login-form/login-form.machine.ts";
import { loginFormPaths } from "../../machines/login-form/login-form.paths.ts";
import { DialogHost } from "../dialog/dialog-host.tsx";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { LoginPage } from "./login-page.tsx";
import { LOGIN_TEXT } from "./text.ts";

const meta = { title: "States/login-form" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(loginFormMachine, loginFormPaths, ({ actor: loginForm }) => {
  // The session has shown it by then.
  const { message } = loginForm.getSnapshot().context;
  return (
    <StoryApp
      answers={{ "member/token": { token: null } }}
      prepare={({ actors }) => {
        Object.assign(actors, { loginForm });
        if (message !== null) actors.dialogs.send({ type: "alert.show", message });
      }}
    >
      <PlainLayout>
        <LoginPage />
      </PlainLayout>
      <DialogHost />
    </StoryApp>
  );
});

export const Idle = leaf("idle");
export const Editing = leaf("editing");
export const Invalid = leaf("invalid", { says: "아이디를 입력해주세요." });
export const Submitting = leaf("submitting", { says: LOGIN_TEXT.submitting });
export const Failed = leaf("failed", { says: "아이디 또는 비밀번호가 올바르지 않습니다." });

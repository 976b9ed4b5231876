import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { SIGN_UP_ENDED_TEXT } from "../../domain/session-text.ts";
import { signUpFailureText } from "../../domain/session.ts";
import { signUpGateMachine } from "../../machines/sign-up-gate/sign-up-gate.machine.ts";
import { signUpGatePaths } from "../../machines/sign-up-gate/sign-up-gate.paths.ts";
import type { RootActors } from "../app-context.ts";
import { DialogHost } from "../dialog/dialog-host.tsx";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { LoginPage } from "./login-page.tsx";
import { SIGN_UP_TEXT } from "./text.ts";

const meta = { title: "States/sign-up-gate" } satisfies Meta;
export default meta;

/** The effects of a machine that stands still are seen all the same. */
function showEffects(gate: RootActors["signUpGate"], dialogs: RootActors["dialogs"]): void {
  const snapshot = gate.getSnapshot();
  if (snapshot.matches("ended")) dialogs.send({ type: "alert.show", message: SIGN_UP_ENDED_TEXT });
  if (snapshot.matches("failed"))
    dialogs.send({ type: "alert.show", message: signUpFailureText(snapshot.context.failure) });
  if (snapshot.matches("open")) dialogs.send({ type: "dialog.open", name: "recommenderSignUp" });
}

const leaf = frozenLeaves(signUpGateMachine, signUpGatePaths, ({ actor: signUpGate }) => (
  <StoryApp
    answers={{ "member/token": { token: null } }}
    prepare={({ actors }) => {
      Object.assign(actors, { signUpGate });
      showEffects(signUpGate, actors.dialogs);
    }}
  >
    <PlainLayout>
      <LoginPage />
    </PlainLayout>
    <DialogHost />
  </StoryApp>
));

export const Idle = leaf("idle");
export const Reading = leaf("reading");
export const Ended = leaf("ended", { says: SIGN_UP_ENDED_TEXT });
export const Open = leaf("open", { says: SIGN_UP_TEXT.recommender });
export const Failed = leaf("failed", { says: signUpFailureText(null) });

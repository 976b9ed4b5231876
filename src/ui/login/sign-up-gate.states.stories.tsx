import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { signUpGateMachine } from "../../machines/sign-up-gate/sign-up-gate.machine.ts";
import { signUpGatePaths } from "../../machines/sign-up-gate/sign-up-gate.paths.ts";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { LoginPage } from "./login-page.tsx";

const meta = { title: "States/sign-up-gate" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(signUpGateMachine, signUpGatePaths, ({ actor: signUpGate }) => (
  <StoryApp
    answers={{ "member/token": { token: null } }}
    prepare={({ actors }) => Object.assign(actors, { signUpGate })}
  >
    <PlainLayout>
      <LoginPage />
    </PlainLayout>
  </StoryApp>
));

export const Idle = leaf("idle");
export const Reading = leaf("reading");
export const Ended = leaf("ended");
export const Open = leaf("open");
export const Failed = leaf("failed");

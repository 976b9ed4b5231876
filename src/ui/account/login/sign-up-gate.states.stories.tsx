import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { SignUpGateFace } from "../../../../.storybook/login-face.tsx";
import { SIGN_UP_ENDED_TEXT } from "../../../domain/session/session-text.ts";
import { signUpFailureText } from "../../../domain/session/session.ts";
import { signUpGateMachine } from "../../../machines/sign-up-gate/sign-up-gate.machine.ts";
import { signUpGatePaths } from "../../../machines/sign-up-gate/sign-up-gate.paths.ts";
import { SIGN_UP_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/가입 가능 확인" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(signUpGateMachine, signUpGatePaths, SignUpGateFace);

export const Idle = leaf("idle");
export const Reading = leaf("reading");
export const Ended = leaf("ended", { says: SIGN_UP_ENDED_TEXT });
export const Open = leaf("open", { says: SIGN_UP_TEXT.recommender });
export const Failed = leaf("failed", { says: signUpFailureText(null) });

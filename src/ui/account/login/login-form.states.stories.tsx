import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { LoginFormFace } from "../../../../.storybook/login-face.tsx";
import { loginFormMachine } from "../../../machines/login-form/login-form.machine.ts";
import { loginFormPaths } from "../../../machines/login-form/login-form.paths.ts";
import { LOGIN_FAILED_TEXT } from "../../../domain/session/session-text.ts";
import { CODE_TEXT } from "./code-text.ts";
import { LOGIN_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/로그인 양식" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(loginFormMachine, loginFormPaths, LoginFormFace);

export const Idle = leaf("idle");
export const Editing = leaf("editing");
export const Invalid = leaf("invalid", { says: "아이디를 입력해주세요." });
export const Submitting = leaf("submitting", { says: LOGIN_TEXT.submitting });
export const CodeAsked = leaf("codeAsked", { says: CODE_TEXT.label });
export const Proving = leaf("proving", { says: CODE_TEXT.submitting });
export const Failed = leaf("failed", { says: LOGIN_FAILED_TEXT });

import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { PasswordResetFace } from "../../../../.storybook/login-face.tsx";
import { passwordResetMachine } from "../../../machines/password-reset/password-reset.machine.ts";
import { passwordResetPaths } from "../../../machines/password-reset/password-reset.paths.ts";
import { RESET_TEXT as TEXT } from "./reset-text.ts";

const meta = {
  title: "기계(Machine)/상태/비밀번호 찾기",
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;

const leaf = frozenLeaves(passwordResetMachine, passwordResetPaths, PasswordResetFace);

export const Asking = leaf("asking", { says: TEXT.have, saysNot: TEXT.code });
export const Typing = leaf("typing.first", { says: TEXT.code, saysNot: TEXT.wrong });
export const Wrong = leaf("typing.wrong", { says: TEXT.wrong });
export const Shut = leaf("shut", { says: TEXT.shut, saysNot: TEXT.code });
export const Set = leaf("set", { says: TEXT.set, saysNot: TEXT.code });

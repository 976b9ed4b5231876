import type { Meta } from "@storybook/react-vite";
import { CommandFace } from "../../../../.storybook/command-face.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { commandMachine } from "../../../machines/command/command.machine.ts";
import { commandPaths } from "../../../machines/command/command.paths.ts";
import { FORM_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/한 번만 처리" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(commandMachine, commandPaths, CommandFace);

export const Editing = leaf("editing", { says: "지급" });
export const Confirming = leaf("confirming", { says: "이대로 지급합니다." });
export const Storing = leaf("storing");
export const Sending = leaf("sending");
export const Unknown = leaf("unknown", { says: FORM_TEXT.unknown });
export const Reconciling = leaf("reconciling", { says: FORM_TEXT.unknown });
export const Unsent = leaf("unsent", {
  where: ({ context }) => context.refusal === null && context.request !== null,
  says: FORM_TEXT.unsent,
});
export const Withdrawing = leaf("withdrawing", { says: FORM_TEXT.unsent });
export const Interrupted = leaf("interrupted", { says: FORM_TEXT.interrupted });
export const Done = leaf("done", { says: "5000원을 지급했습니다." });
export const Refused = leaf("refused", {
  says: "금액이 올바르지 않습니다.",
  where: ({ context }) => context.refusal?.code === "bad_request",
});

import type { Meta } from "@storybook/react-vite";
import { CashOutFace } from "../../../../../.storybook/cash-out-face.tsx";
import { frozenLeaves } from "../../../../../.storybook/frozen.tsx";
import { cashOutMachine } from "../../../../machines/cash-out/cash-out.machine.ts";
import { cashOutPaths } from "../../../../machines/cash-out/cash-out.paths.ts";
import { FORM_TEXT } from "../../../frame/form/text.ts";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/캐시아웃" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(cashOutMachine, cashOutPaths, CashOutFace);
const isPriced = ({ context }: { context: { offer: { value: number | null } | null } }) =>
  (context.offer?.value ?? null) !== null;

export const Quoting = leaf("quoting", { where: isPriced, says: TEXT.fall });
export const Suspended = leaf("suspended", {
  where: ({ context }) => context.offer?.value !== null,
  says: TEXT.suspended,
});
export const Moved = leaf("moved", { says: TEXT.moved });
export const Storing = leaf("storing", { says: TEXT.sending });
export const Sending = leaf("sending", { says: TEXT.sending });
export const Waiting = leaf("waiting", { says: TEXT.waiting });
export const Unknown = leaf("unknown", { where: ({ context }) => context.waits === null, says: FORM_TEXT.unknown });
/** The answer to what became of it is lost after it was taken. */
export const UnknownAfterWaiting = leaf("unknown", {
  where: ({ context }) => context.waits !== null,
  says: TEXT.deciding,
});
export const Reconciling = leaf("reconciling", {
  where: ({ context }) => context.waits === null,
  says: FORM_TEXT.unknown,
});
export const Unsent = leaf("unsent", { where: ({ context }) => context.refusal === null, says: FORM_TEXT.unsent });
export const Withdrawing = leaf("withdrawing", { saysNot: FORM_TEXT.resend });
export const Interrupted = leaf("interrupted", { says: FORM_TEXT.interrupted });
export const Paid = leaf("paid", { says: TEXT.done("60,000") });
export const Refused = leaf("refused", {
  where: ({ context }) => context.refusal?.rule === "cash_out_over",
  says: "이미 끝난 베팅입니다.",
});

import type { Meta } from "@storybook/react-vite";
import { TetherWithdrawalFace } from "../../../../.storybook/tether-face.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { tetherWithdrawalMachine } from "../../../machines/tether-withdrawal/tether-withdrawal.machine.ts";
import { tetherWithdrawalPaths } from "../../../machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { FORM_TEXT } from "../../frame/form/text.ts";

const meta = { title: "기계(Machine)/상태/테더 환전" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(tetherWithdrawalMachine, tetherWithdrawalPaths, TetherWithdrawalFace);

export const Idle = leaf("closed.idle", { says: "테더 환전하기" });
export const Maintenance = leaf("closed.maintenance", { says: "테더 환전하기" });
export const Failed = leaf("closed.failed", { says: "테더 환전하기" });
export const Requested = leaf("closed.requested", { says: "테더 환전하기" });
export const Checking = leaf("open.checking", { saysNot: FORM_TEXT.unknown });
export const Editing = leaf("open.editing", { says: "받을 지갑 주소" });
export const Confirming = leaf("open.confirming", {
  where: ({ context }) => context.moved === null,
  says: "환전 신청은 취소할 수 없습니다. 주소가 틀리면 되찾지 못합니다.",
});
/** The rate rose since it was shown: what is paid now is asked for with one press. */
export const RateMoved = leaf("open.confirming", {
  where: ({ context }) => context.moved !== null,
  says: "변경 환율로 환전 신청",
});
export const Storing = leaf("storing", { saysNot: FORM_TEXT.unknown });
export const Sending = leaf("sending", { saysNot: FORM_TEXT.unknown });
export const Unknown = leaf("unknown", { says: FORM_TEXT.unknown });
export const Reconciling = leaf("reconciling", { says: FORM_TEXT.unknown });
export const Unsent = leaf("unsent", {
  where: ({ context }) => context.refusal === null,
  says: FORM_TEXT.unsent,
});
export const Withdrawing = leaf("withdrawing", { says: FORM_TEXT.unsent });
export const Interrupted = leaf("interrupted", { says: FORM_TEXT.interrupted });
export const Refused = leaf("refused", { says: "테더 환전하기" });

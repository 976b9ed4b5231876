import type { Meta } from "@storybook/react-vite";
import { TetherDepositFace } from "../../../../.storybook/tether-face.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { tetherDepositMachine } from "../../../machines/tether-deposit/tether-deposit.machine.ts";
import { tetherDepositPaths } from "../../../machines/tether-deposit/tether-deposit.paths.ts";
import { FORM_TEXT } from "../../frame/form/text.ts";

const meta = { title: "기계(Machine)/상태/테더 충전" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(tetherDepositMachine, tetherDepositPaths, TetherDepositFace);

export const Idle = leaf("closed.idle", { says: "테더 충전하기" });
export const Maintenance = leaf("closed.maintenance", { says: "테더 충전하기" });
export const Blocked = leaf("closed.blocked", { says: "테더 충전하기" });
export const Failed = leaf("closed.failed", { says: "테더 충전하기" });
export const Paying = leaf("closed.paying", { says: "새 창에서 입금을 진행해주세요." });
export const Checking = leaf("open.checking", { saysNot: "새 창에서 입금을 진행해주세요." });
export const Editing = leaf("open.editing", { says: "+10만원" });
export const Confirming = leaf("open.confirming", {
  where: ({ context }) => context.moved === null,
  says: "100,000원을 72.18 USDT로 충전합니다.",
});
/** The rate fell since it was shown: what it costs now is asked for with one press. */
export const RateMoved = leaf("open.confirming", {
  where: ({ context }) => context.moved !== null,
  says: "변경 환율로 결제창 열기",
});
export const Requesting = leaf("open.requesting", { saysNot: "새 창에서 입금을 진행해주세요." });
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
export const Refused = leaf("refused", { says: "테더 충전하기" });

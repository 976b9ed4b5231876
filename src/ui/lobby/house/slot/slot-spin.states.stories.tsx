import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../../.storybook/frozen.tsx";
import { slotSpinMachine } from "../../../../machines/slot-spin/slot-spin.machine.ts";
import { slotSpinPaths } from "../../../../machines/slot-spin/slot-spin.paths.ts";
import { FORM_TEXT } from "../../../frame/form/text.ts";
import { sampleSheet } from "../provider-samples.ts";
import { SLOT_TEXT, VISIT_TEXT } from "../text.ts";
import { SlotFace } from "./slot-face.tsx";

const meta = { title: "기계(Machine)/상태/슬롯 스핀" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slotSpinMachine, slotSpinPaths, ({ actor }) => (
  <SlotFace actor={actor} sheet={sampleSheet} />
));

export const Loading = leaf("loading", { saysNot: SLOT_TEXT.lost });
export const Failed = leaf("failed", { says: VISIT_TEXT.failed });
export const Ready = leaf("resting.ready");
export const Lost = leaf("resting.lost", { says: SLOT_TEXT.lost });
export const Returned = leaf("resting.returned", { says: /^받은 금액/ });
export const Won = leaf("resting.won", { says: /당첨!$/ });
export const Refused = leaf("resting.refused", { says: SLOT_TEXT.balanceAgain });
export const Free = leaf("free", { says: /^프리스핀 \d+번 남음/ });
export const Storing = leaf("spinning.storing", { saysNot: FORM_TEXT.unknown });
export const Sending = leaf("spinning.sending", { saysNot: FORM_TEXT.unknown });
export const Unknown = leaf("spinning.unknown", { says: FORM_TEXT.unknown });
export const Reconciling = leaf("spinning.reconciling", { says: FORM_TEXT.unknown });
export const Unsent = leaf("spinning.unsent", { says: FORM_TEXT.discard });
export const Withdrawing = leaf("spinning.withdrawing", { says: FORM_TEXT.unsentWithoutRequest });
export const Stopping = leaf("stopping", { saysNot: FORM_TEXT.unknown });
export const Over = leaf("over", { says: VISIT_TEXT.over });

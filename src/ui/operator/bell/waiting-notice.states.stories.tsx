import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { waitingNoticeMachine } from "../../../machines/waiting-notice/waiting-notice.machine.ts";
import { waitingNoticePaths } from "../../../machines/waiting-notice/waiting-notice.paths.ts";
import { NoticeSwitch } from "./notice-switch.tsx";
import { BELL_TEXT as TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/대기 알림" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(waitingNoticeMachine, waitingNoticePaths, ({ actor }) => <NoticeSwitch actor={actor} />);

export const Off = leaf("off", { saysNot: TEXT.forbidden });
export const Asking = leaf("asking", { says: TEXT.asking });
export const On = leaf("on", { saysNot: TEXT.forbidden });
export const Forbidden = leaf("forbidden", { says: TEXT.forbidden });

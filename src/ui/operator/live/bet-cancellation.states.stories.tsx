import type { Meta } from "@storybook/react-vite";
import { BetCancellationFace } from "../../../../.storybook/operator-faces.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { betCancellationMachine } from "../../../machines/bet-cancellation/bet-cancellation.machine.ts";
import { betCancellationPaths } from "../../../machines/bet-cancellation/bet-cancellation.paths.ts";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";

const meta = {
  title: "기계(Machine)/상태/베팅 취소",
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;

const leaf = frozenLeaves(betCancellationMachine, betCancellationPaths, BetCancellationFace);

export const Choosing = leaf("choosing", { says: TEXT.ask, saysNot: TEXT.back });
export const Reading = leaf("asked.reading", { says: TEXT.back, saysNot: TEXT.nothing });
export const Shown = leaf("asked.shown", { says: "베팅 2건, 지급 10,000원, 회수 0원" });
export const Empty = leaf("asked.empty", { says: TEXT.nothing, saysNot: TEXT.submit });
export const Failed = leaf("asked.failed", { says: "경기를 찾을 수 없습니다." });

import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { betCancellationMachine } from "../../../machines/bet-cancellation/bet-cancellation.machine.ts";
import { betCancellationPaths } from "../../../machines/bet-cancellation/bet-cancellation.paths.ts";
import { CancellationOf } from "./cancel-panel.tsx";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";
import { LIVE_ANSWERS } from "./live-samples.ts";

const meta = {
  title: "기계(Machine)/상태/베팅 취소",
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;

const leaf = frozenLeaves(betCancellationMachine, betCancellationPaths, ({ actor }) => (
  <StoryApp path="/" answers={LIVE_ANSWERS}>
    <CancellationOf actor={actor} fixtureId="f1" />
  </StoryApp>
));

export const Choosing = leaf("choosing", { says: TEXT.ask, saysNot: TEXT.back });
export const Reading = leaf("asked.reading", { says: TEXT.back, saysNot: TEXT.nothing });
export const Shown = leaf("asked.shown", { says: "베팅 2건, 지급 10,000원, 회수 0원" });
export const Empty = leaf("asked.empty", { says: TEXT.nothing, saysNot: TEXT.submit });
export const Failed = leaf("asked.failed", { says: "경기를 찾을 수 없습니다." });

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { StopAll } from "./stop-all.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const HOLD = {
  scope: "all",
  key: "",
  name: "전체",
  reason: "배당 오류 확인",
  by: "admin01",
  at: "2026-11-21T10:00:00Z",
  markets: 812,
};

const meta = {
  title: "관리자/실시간/모든 베팅 정지",
  component: StopAll,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/live", answers: { "admin/live/holds": { items: [] } } })],
} satisfies Meta<typeof StopAll>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is asked before: one press stops nothing. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.stopOf(TEXT.everything) }));
    await expect(await canvas.findByText(TEXT.askStopAll)).toBeVisible();
  },
};
export const Stopped: Story = {
  parameters: { answers: { "admin/live/holds": { items: [HOLD] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.allStopped)).toBeVisible();
    await expect(canvas.getByRole("button", { name: TEXT.liftOf(TEXT.everything) })).toBeEnabled();
  },
};

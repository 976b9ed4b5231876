import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { sampleProtection } from "./protection-samples.ts";

const meta = {
  title: "회원정보/건전 이용/이용 기록",
  component: HistoryPanel,
  args: { by: "week" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=protection", answers: sampleProtection })],
} satisfies Meta<typeof HistoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /^2026-11-22/ })).toHaveTextContent("+55,000");
  },
};
export const Months: Story = { args: { by: "month" } };
export const Loading: Story = { parameters: { answers: { "protection/history": "pending" } } };
export const Failed: Story = { parameters: { answers: { "protection/history": failure } } };

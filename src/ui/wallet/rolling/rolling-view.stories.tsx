import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { RollingView } from "./rolling-view.tsx";
import { sampleSummary } from "./rolling-samples.ts";

const meta = {
  title: "지갑/롤링/롤링 보기",
  component: RollingView,
  args: { scope: "all" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/calculate", answers: { "rolling/summary": sampleSummary } })],
} satisfies Meta<typeof RollingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /^합계/ })).toHaveTextContent("42,075원");
    await expect(await screen.findByText("지금 신청하면 42,075원입니다.")).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { "rolling/summary": "pending" } } };
export const Failed: Story = { parameters: { answers: { "rolling/summary": failure } } };

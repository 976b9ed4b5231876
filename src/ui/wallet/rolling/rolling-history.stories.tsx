import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { pageOf } from "../wallet-samples.ts";
import { RollingHistory } from "./rolling-history.tsx";
import { sampleRequests } from "./rolling-samples.ts";

const meta = {
  title: "지갑/롤링/롤링 내역",
  component: RollingHistory,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/calculate", answers: { "rolling/requests": sampleRequests } })],
} satisfies Meta<typeof RollingHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async () => {
    await expect(await screen.findByText("확인이 필요한 베팅이 있습니다.")).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { "rolling/requests": pageOf([]) } } };
export const Loading: Story = { parameters: { answers: { "rolling/requests": "pending" } } };
export const Failed: Story = { parameters: { answers: { "rolling/requests": failure } } };

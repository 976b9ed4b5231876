import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { RollingRequest } from "./rolling-request.tsx";
import { sampleRolling, sampleSummary } from "./rolling-samples.ts";

const meta = {
  title: "지갑/롤링/롤링 신청",
  component: RollingRequest,
  args: { scope: "all", won: sampleSummary.won },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/calculate", answers: { "rolling/summary": sampleSummary } })],
} satisfies Meta<typeof RollingRequest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Payable: Story = {
  play: async () => {
    await expect(await screen.findByText("지금 신청하면 42,075원입니다.")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "정산 신청" })).toBeEnabled();
  },
};
export const Nothing: Story = {
  args: { won: 0 },
  play: async () => {
    await expect(await screen.findByText("정산할 금액이 없습니다.")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "정산 신청" })).toBeDisabled();
  },
};
/** One request at a time. */
export const Open: Story = {
  parameters: {
    answers: {
      "rolling/summary": { ...sampleSummary, latest: { ...sampleRolling, state: "inProgress", version: 2 } },
    },
  },
  play: async () => {
    await expect(await screen.findByText("관리자가 처리하고 있습니다.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "정산 신청" })).toBeNull();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProofFacts, type ProofFactsProps } from "./proof-facts.tsx";

const holds = (async () => true) as ProofFactsProps["verify"];

const meta = {
  title: "카지노·슬롯/자체 게임/결과 검증",
  component: ProofFacts,
  args: { facts: [["다음 시드의 해시", "c3".repeat(32)]], verify: holds },
} satisfies Meta<typeof ProofFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "검증" }));
    await expect(await canvas.findByText("공개된 값과 결과가 일치합니다.")).toBeVisible();
  },
};
export const Fails: Story = {
  args: { verify: async () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "검증" }));
    await expect(await canvas.findByText("공개된 값과 결과가 일치하지 않습니다.")).toBeVisible();
  },
};
export const NothingDrawn: Story = { args: { verify: null } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { pageOf } from "../../wallet/wallet-samples.ts";
import { TetherPage } from "./tether-page.tsx";
import { sampleTether as answers } from "./tether-samples.ts";

const meta = {
  title: "Operator/TetherPage",
  component: TetherPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/tether" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof TetherPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ userEvent }) => {
    const [, first, second, third] = await screen.findAllByRole("checkbox");
    if (!first || !second || !third) throw new Error("no rows");
    await userEvent.click(first);
    await expect(screen.getByRole("button", { name: "맡기" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await userEvent.click(first);
    await userEvent.click(third);
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "거절" })).toBeEnabled();
    await userEvent.click(third);
    await userEvent.click(second);
    await expect(screen.getByRole("button", { name: "지급" })).toBeEnabled();
  },
};
export const Empty: Story = { parameters: { answers: { "admin/tether-orders": pageOf([]) } } };
export const Loading: Story = {
  parameters: {
    answers: { "admin/tether-orders": "pending", "admin/tether-rate": "pending", "admin/tether-networks": "pending" },
  },
};
export const Failed: Story = {
  parameters: {
    answers: { "admin/tether-orders": failure, "admin/tether-rate": failure, "admin/tether-networks": failure },
  },
};
export const BothWidths: Story = { ...bothWidths(Queue), tags: ["widths", "long"] };

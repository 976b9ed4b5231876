import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RoundCard } from "./round-card.tsx";

const meta = {
  title: "미니게임/회차/회차 카드",
  component: RoundCard,
  args: { roundId: "601-20261122-0003" },
} satisfies Meta<typeof RoundCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dogs: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByRole("listitem")).toHaveLength(6),
};
export const Match: Story = {
  args: { roundId: "624-20261122-0003" },
  play: async ({ canvas }) => expect(await canvas.findByText(/ 대 /)).toBeVisible(),
};
export const MiniGame: Story = {
  args: { roundId: "215-20261122-0003" },
  play: async ({ canvas }) => expect(canvas.queryByRole("list")).toBeNull(),
};

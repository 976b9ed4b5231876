import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bet } from "../../../../.storybook/story-betting.ts";
import { BetList } from "./bet-list.tsx";

const meta = {
  title: "Sports/Bets/BetList",
  component: BetList,
  args: { bets: [bet, { ...bet, id: "b-2", status: 1 }] },
} satisfies Meta<typeof BetList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoBets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

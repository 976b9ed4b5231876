import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { BetFilter } from "./bet-filter.tsx";

const meta = {
  title: "Bets/BetFilter",
  component: BetFilter,
  args: { search: {} },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BetFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Chosen: Story = { args: { search: { gameType: 2, status: 2, from: "2026-11-01", to: "2026-11-21" } } };

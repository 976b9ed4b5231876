import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { BetsPage } from "./bets-page.tsx";

const page = {
  page: 1,
  pageCount: 2,
  itemsPerPage: 15,
  totalCount: 16,
  totals: { stake: 1_250_000, won: 840_000, refunded: 50_000 },
  items: [bet, { ...bet, id: "b2" }],
  running: [],
  eventId: "1-1",
};

const meta = {
  title: "Sports/Bets/BetsPage",
  component: BetsPage,
} satisfies Meta<typeof BetsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ bets: page }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp
        answers={{
          bets: { ...page, pageCount: 1, totalCount: 0, totals: { stake: 0, won: 0, refunded: 0 }, items: [] },
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ bets: "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ bets: failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ResultsPage } from "./results-page.tsx";

const answer = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 1,
  items: [
    {
      id: "f1",
      sportId: "6046",
      leagueName: "K리그1",
      homeName: "울산 현대",
      awayName: "전북 현대",
      startsAt: "2026-11-21T10:00:00Z",
      status: "settled" as const,
      openBets: 12,
      openStake: 1_240_000,
      result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, periods: null, void: false, revision: 1 },
    },
  ],
};

const meta = {
  title: "Operator/Results/ResultsPage",
  component: ResultsPage,
} satisfies Meta<typeof ResultsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/fixtures": answer }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/fixtures": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/fixtures": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/fixtures": { ...answer, totalCount: 0, items: [] } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import type { SportResult } from "../../../api/contract/sport-results.ts";
import { SPORT } from "../../../domain/market.ts";
import { RESULTS_TEXT as TEXT } from "../text.ts";
import { SportsResultsPage } from "./sports-results-page.tsx";

const match: SportResult = {
  id: "f1",
  sportId: SPORT.football,
  leagueName: "K리그1",
  homeName: "서울",
  awayName: "전북",
  startsAt: "2026-11-22T10:00:00.000Z",
  score: { home: 2, away: 1 },
  periods: [
    { period: "10", home: 1, away: 0 },
    { period: "20", home: 1, away: 1 },
    { period: "100", home: 2, away: 1 },
  ],
};
const cancelled: SportResult = { ...match, id: "f2", homeName: "수원", score: null, periods: [] };
const results = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 2, items: [match, cancelled] };

const meta = {
  title: "Games/Results/SportsResultsPage",
  component: SportsResultsPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/game_result/sports" answers={{ "sports/results": results, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SportsResultsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 : 1")).toBeVisible();
    await expect(canvas.getByText("전반 1:0 · 후반 1:1 · 풀타임 2:1")).toBeVisible();
    await expect(canvas.getByText("무효")).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { answers: { "sports/results": { ...results, totalCount: 0, items: [] } } },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noMatches)).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "sports/results": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

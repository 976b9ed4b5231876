import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import { failure } from "../../../../.storybook/story-data.ts";
import { MinigameResultsPage } from "./minigame-results-page.tsx";

const results = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, items: [storyRound] };

const meta = {
  title: "Games/Results/MinigameResultsPage",
  component: MinigameResultsPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={typeof parameters.path === "string" ? parameters.path : "/game_result/minigame"}
        answers={{ ...gameAnswers(), "minigame/results": results, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MinigameResultsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText("11-22 3")).toBeVisible(),
};
export const Empty: Story = {
  parameters: { answers: { "minigame/results": { ...results, totalCount: 0, items: [] } } },
};
export const Failed: Story = { parameters: { answers: { "minigame/results": failure } } };
export const WrongDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("날짜"), "2026-13-45{Enter}");
    await expect(await canvas.findByText("날짜가 올바르지 않습니다.")).toBeVisible();
  },
};

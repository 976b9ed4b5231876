import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { gameAnswers } from "../../../../.storybook/story-games.ts";
import { failure } from "../../../../.storybook/story-data.ts";
import { MiniGamePage } from "./mini-game-page.tsx";

const meta = {
  title: "Games/Play/MiniGamePage",
  component: MiniGamePage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={typeof parameters.path === "string" ? parameters.path : "/minigame/eos/powerball5"}
        answers={{ ...gameAnswers(), ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MiniGamePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("베팅 마감까지")).toBeVisible();
    await expect(await canvas.findByText(/^파워볼 \d .* 일반볼/)).toBeVisible();
  },
};
export const NoRounds: Story = { parameters: { answers: { "minigame/events": { now: 0, items: [] } } } };
export const Loading: Story = { parameters: { answers: { "settingMinigame/215": "pending" } } };
export const Failed: Story = { parameters: { answers: { "settingMinigame/215": failure } } };
export const Unknown: Story = {
  parameters: { path: "/minigame/eos/none" },
  play: async ({ canvas }) => expect(await canvas.findByText("게임을 찾을 수 없습니다.")).toBeVisible(),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { failure } from "../../../../.storybook/story-data.ts";
import { gameAnswers, runningRound } from "../../../../.storybook/story-games.ts";
import { GamesView } from "./games-view.tsx";
import { LateGamesView } from "./late-games-view.tsx";

const betting = createStoryBetting();

const meta = {
  title: "미니게임/게임 목록",
  component: GamesView,
  args: { vendor: "kino" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/minigame/kino"
        answers={{ ...gameAnswers(), ...(parameters.answers as object) }}
        prepare={(app) => {
          app.betting = { ...app.betting, read: () => betting, readLists: () => betting };
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof GamesView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A result that the stream tells stands on the tile at once. */
export const ToldByTheStream: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "키노 사다리" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    const drawn = {
      ...runningRound(),
      id: "552-20261122-0004",
      gameId: "552",
      state: "drawn" as const,
      drawn: [[11, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
    };
    betting.rounds.apply({ now: Date.now(), items: [drawn] }, "2-1");
    await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(1));
  },
};
export const Failed: Story = { parameters: { answers: { "minigame/running": failure } } };
export const Loading: Story = { parameters: { answers: { "minigame/running": "pending" } } };
/** As the page has it: the tiles come after its title. */
export const Late: Story = {
  render: ({ vendor }) => <LateGamesView vendor={vendor} />,
  play: async ({ canvas }) => expect(await canvas.findByRole("link", { name: "키노 사다리" })).toBeVisible(),
};

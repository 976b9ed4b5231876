import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matchOf, matchStage } from "../../../../.storybook/story-matches.tsx";
import { MatchBlock } from "./match-block.tsx";
import { MatchScore } from "./match-score.tsx";

const fixture = matchOf("f1", "울산 HD", "전북 현대");
const live = matchOf("f2", "FC 서울", "수원 FC", { status: "live", score: { home: 2, away: 1 }, clock: "후반 71'" });
const { betting, decorate } = matchStage([fixture, live]);

const meta = {
  title: "유럽형/경기 목록/경기 묶음",
  component: MatchBlock,
  args: { game: "cross", fixture, lists: betting, isGone: false },
  decorators: [decorate],
} satisfies Meta<typeof MatchBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Live: Story = { args: { game: "live", fixture: live } };
export const Proto: Story = { args: { game: "proto", fixture: { ...fixture, round: 109, number: 7 } } };
export const WithPage: Story = {
  args: { isEuropean: true, fixture: { ...fixture, marketCount: 9, board: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /마켓 9개/ })).toBeVisible();
  },
};
/** A fixture that has begun takes no bets, until the list is read anew. */
export const Begun: Story = {
  args: { isEuropean: true, fixture: { ...live, marketCount: 9 } },
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole("button", { name: /마감/ });
    await expect(cell).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.queryByRole("link", { name: /마켓/ })).toBeNull();
  },
};
export const Score: Story = {
  render: () => <MatchScore fixture={live} now={{ status: "live", score: { home: 1, away: 0 }, clock: "전반 12'" }} />,
};

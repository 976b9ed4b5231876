import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { FixtureBetPick } from "../../../api/contract/sports/bets.ts";
import { bet } from "../../../../.storybook/story-betting.ts";
import { BetLeg } from "./bet-leg.tsx";

const [pick] = bet.picks as FixtureBetPick[];
if (!pick) throw new Error("the story's bet has no pick");

const meta = {
  title: "베팅내역/베팅의 선택",
  component: BetLeg,
  args: { pick, isRefused: false },
  decorators: [
    (Story) => (
      <ul className="bg-surface">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BetLeg>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its fixture has not begun. */
export const ToCome: Story = {
  args: { pick: { ...pick, outcome: "open", score: null } },
  play: async ({ canvas }) => expect(canvas.getByText("예정")).toBeVisible(),
};
/** While its fixture runs a leg shows score and clock. */
export const Running: Story = {
  args: { pick: { ...pick, score: "1:0", clock: "전반 23'" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1:0")).toBeVisible();
    await expect(canvas.getByText("전반 23'")).toBeVisible();
    await expect(canvas.getByText("진행중")).toBeVisible();
  },
};
export const Won: Story = { args: { pick: { ...pick, score: "2:1", outcome: "won" } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { storyLimits } from "../../../../.storybook/story-bet-limits.ts";
import { BetLimitsPage } from "./bet-limits-page.tsx";

const meta = {
  title: "Operator/BetLimits/BetLimitsPage",
  component: BetLimitsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        path="/"
        answers={{ "admin/bet-limits": { items: [storyLimits, { ...storyLimits, level: 2, maxStake: 10_000_000 }] } }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BetLimitsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** The code of forms is loaded with the first one. */
const LOADED = { timeout: 10_000 };

export const Edited: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "2 선택" }));
    await userEvent.click(screen.getByRole("button", { name: "수정" }));
    await expect(await screen.findByLabelText("최대 금액", {}, LOADED)).toHaveValue("10,000,000");
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

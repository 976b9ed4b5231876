import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { LimitsPage } from "./limits-page.tsx";

const limits = {
  level: 1,
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
  maxSelectionStake: 10_000_000,
  maxFixtureStake: 20_000_000,
};

const meta = {
  title: "Operator/Limits/LimitsPage",
  component: LimitsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        path="/"
        answers={{ "admin/bet-limits": { items: [limits, { ...limits, level: 2, maxStake: 10_000_000 }] } }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LimitsPage>;
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

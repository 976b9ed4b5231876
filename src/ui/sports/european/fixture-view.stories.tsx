import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { europeanAnswers } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure, fixtureOf } from "../../../../.storybook/story-data.ts";
import { createStoryBetting, withSlip } from "../../../../.storybook/story-betting.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { FixtureView } from "./fixture-view.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

const betting = createStoryBetting();
const meta = {
  title: "유럽형/경기 상세",
  component: FixtureView,
  args: { phase: "prematch", id: "f1", lists: betting },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/europe?fixture=f1"
        answers={{ ...europeanAnswers, ...(parameters["answers"] as object) }}
        prepare={withSlip()}
      >
        <PriceStoreContext value={betting.prices}>
          <Story />
        </PriceStoreContext>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FixtureView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllMarkets: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = await canvas.findByRole("button", { name: /^언더오버/ });
    await expect(canvas.getByRole("group", { name: /언더오버 2.5/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "3폴더 1.03" })).toBeVisible();
    // A tab leaves one group.
    await userEvent.click(total);
    await expect(total).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByRole("group", { name: /승무패/ })).toBeNull();
  },
};
export const Running: Story = { args: { phase: "live", id: "f2" } };
export const Over: Story = {
  parameters: {
    answers: {
      "sports-inplay/fixture": {
        fixture: fixtureOf("f9", "서울", "수원", { status: "ended", markets: [] }),
        board: null,
        bonus: null,
        eventId: "1-1",
      },
    },
  },
  args: { phase: "live", id: "f9" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EUROPEAN_TEXT.over)).toBeVisible();
  },
};
export const Failed: Story = { parameters: { answers: { "sports-prematch/fixture": failure } } };

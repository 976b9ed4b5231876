import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { bothWidths } from "../../../../../.storybook/both-widths.tsx";
import { DIFFERENCE_TEXT, STORY_TEXT as TEXT } from "./text.ts";
import { storySample } from "./story-sample.ts";
import { StoryView } from "./story-view.tsx";

const meta = {
  title: "관리자/베팅/경과 보기",
  component: StoryView,
  args: { story: storySample, name: "dispute-656-230-5898.json" },
  decorators: [
    (Story) => (
      <StoryApp path="/admin/bets">
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof StoryView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The server's judgements beside the page's steps, and what had moved. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const differences = await canvas.findByRole("region", { name: TEXT.differences });
    await expect(within(differences).getByText(DIFFERENCE_TEXT.moved(210, 195))).toBeVisible();
    await expect(canvas.getByText("베팅 거절: 배당·금액 변경 (price_changed)")).toBeVisible();
    await expect(canvas.getByRole("region", { name: TEXT.near })).toHaveTextContent("보유머니 부족");
  },
};

/** The page's word is other than what came: a record that was changed, or another clock. */
export const Forged: Story = {
  args: {
    story: {
      ...storySample,
      trails: storySample.trails.slice(1, 2).map((trail) => ({
        ...trail,
        sentAt: "2026-11-21T12:03:11.000Z",
        steps: trail.steps.map((step) => ({
          ...step,
          event:
            step.event.type === "placement.open"
              ? {
                  ...step.event,
                  request: { ...step.event.request, picks: [{ selectionId: "s1", betPrice: 310 }] },
                }
              : step.event,
          state: step.state === "accepted" ? "refused" : step.state,
        })),
      })),
    },
  },
  play: async ({ canvas }) => {
    const differences = await canvas.findByRole("region", { name: TEXT.differences });
    for (const line of [
      DIFFERENCE_TEXT.clock(180),
      DIFFERENCE_TEXT.price(310, 195),
      DIFFERENCE_TEXT.outcome("거절", "베팅 접수"),
      DIFFERENCE_TEXT.step(4, "거절", "접수 완료"),
    ])
      await expect(within(differences).getByText(line)).toBeVisible();
  },
};

/** A page that sent nothing. */
export const WithoutTrails: Story = {
  args: { story: { ...storySample, trails: [], near: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.noTrail)).toBeVisible();
    await expect(canvas.getByRole("button", { name: TEXT.save })).toBeDisabled();
  },
};

/** Older than what is kept. */
export const Outdated: Story = {
  args: { story: { ...storySample, judgements: [], trails: [], near: [] } },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noJudgement)).toBeVisible(),
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

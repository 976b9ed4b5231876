import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { PointPage } from "./point-page.tsx";

const entries = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 2,
  items: [
    { id: "2", at: "2026-11-22T01:00:00Z", kind: "conversion", amount: -2_000, balance: 8_000, ref: null, bet: null },
    { id: "1", at: "2026-11-21T01:00:00Z", kind: "points", amount: 10_000, balance: 10_000, ref: null, bet: null },
  ],
};
const answers = {
  "points/terms": { wonPer100: 100, minimum: 1_000, step: 10 },
  "wallet/entries": entries,
  "points/convert": { won: 2_000, emoney: 3_000, point: 6_000, walletSeq: 9 },
};

const meta = {
  title: "Wallet/Point/PointPage",
  component: PointPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/mywallet/point" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof PointPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: { answers: { "wallet/entries": { ...entries, totalCount: 0, items: [] } } },
};
export const Failed: Story = { parameters: { answers: { "wallet/entries": failure, "points/terms": failure } } };
export const BelowMinimum: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("전환할 포인트"), "990{Enter}");
    await expect(await screen.findByText("최소 포인트보다 적습니다.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

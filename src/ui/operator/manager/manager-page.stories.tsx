import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { sampleLine, sampleRequests, sampleSummary } from "../../wallet/rolling/rolling-samples.ts";
import { account, limits, requests, room, wagering } from "../../wallet/wallet-samples.ts";
import { ManagerPage } from "./manager-page.tsx";

const items = [
  {
    userId: "member03",
    nickname: "불꽃슈터",
    level: 2,
    joinedAt: "2026-11-01T00:00:00Z",
    stake: 1_200_000,
    openStake: 50_000,
    paid: 840_000,
  },
  {
    userId: "member04",
    nickname: "새벽안개",
    level: 3,
    joinedAt: "2026-11-02T00:00:00Z",
    stake: 0,
    openStake: 20_000,
    paid: 0,
  },
];

const meta = {
  title: "Operator/Manager/ManagerPage",
  component: ManagerPage,
} satisfies Meta<typeof ManagerPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "manager/members": { items } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "manager/members": { items: [] } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "manager/members": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "manager/members": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Rolling: Story = {
  decorators: [
    (Story) => (
      <StoryApp
        path="/manager?view=rolling"
        answers={{ "rolling/summary": sampleSummary, "rolling/requests": sampleRequests }}
      >
        <Story />
      </StoryApp>
    ),
  ],
};
export const Line: Story = {
  decorators: [
    (Story) => (
      <StoryApp path="/manager?view=line" answers={{ "rolling/members": sampleLine }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Exchange: Story = {
  decorators: [
    (Story) => (
      <StoryApp
        path="/manager?view=exchange"
        answers={{
          "exchange/terms": { limits, account, room, wagering, latest: null },
          "money-requests": requests("exchange"),
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

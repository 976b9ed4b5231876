import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { standings, tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentPage } from "./tournament-page.tsx";

const list = (...items: object[]) => ({ now: "2026-11-22T03:00:00Z", items });
const frozen = { ...tournament, id: "last", title: "지난 토너먼트", phase: "ended", isFrozen: true };
const next = { ...tournament, id: "next", title: "다음 토너먼트", phase: "upcoming", score: "bestMultiple" };

const meta = {
  title: "Programmes/TournamentPage",
  component: TournamentPage,
  decorators: [
    (Story, { parameters: { path = "/tournament", answers } }) => (
      <StoryApp
        path={path as string}
        answers={{
          tournaments: list(tournament, next, frozen),
          "tournaments/weekly/standings": standings,
          "tournaments/last/standings": { ...standings, own: null },
          ...(answers as object),
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof TournamentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("2위 · 980,000원")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "다음 토너먼트 · 예정" }));
    await expect(await screen.findByText("시작하면 순위가 나타납니다.")).toBeVisible();
  },
};
export const Frozen: Story = {
  parameters: { path: "/tournament?id=last" },
  play: async () => {
    await expect(await screen.findByText("순위가 확정되고 상금이 지급되었습니다.")).toBeVisible();
    await expect(await screen.findByText("아직 순위가 없습니다.")).toBeVisible();
  },
};
export const NobodyYet: Story = {
  parameters: { answers: { "tournaments/weekly/standings": { players: 0, items: [], own: null } } },
};
export const Empty: Story = { parameters: { answers: { tournaments: list() } } };
export const Failed: Story = { parameters: { answers: { tournaments: failure } } };
export const Loading: Story = { parameters: { answers: { tournaments: "pending" } } };
export const BothWidths: Story = { ...bothWidths(Running), tags: ["widths", "long"] };

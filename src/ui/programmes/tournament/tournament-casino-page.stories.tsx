import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentCasinoPage } from "./tournament-casino-page.tsx";
import { TournamentView } from "./tournament-view.tsx";

const casino = { ...tournament, title: "카지노 토너먼트", category: "casino", score: "stake" };
const meta = {
  title: "Programmes/TournamentCasinoPage",
  component: TournamentCasinoPage,
  decorators: [
    (Story) => (
      <StoryApp
        path="/tournament_casino"
        answers={{
          tournaments: { now: "2026-11-22T03:00:00Z", items: [casino] },
          "tournaments/weekly/standings": { players: 0, items: [], own: null },
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof TournamentCasinoPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody has played yet. */
export const NobodyYet: Story = {};
export const View: Story = { render: () => <TournamentView title="카지노 토너먼트" category="casino" /> };
export const BothWidths: Story = { ...bothWidths(NobodyYet), tags: ["widths", "long"] };

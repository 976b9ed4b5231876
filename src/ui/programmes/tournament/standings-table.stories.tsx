import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { standings, tournament } from "../../../../.storybook/story-tournaments.ts";
import { StandingsTable } from "./standings-table.tsx";

const meta = {
  title: "이벤트/토너먼트/순위표",
  component: StandingsTable,
  args: { tournament },
  decorators: [inApp({ answers: { "tournaments/weekly/standings": standings } })],
} satisfies Meta<typeof StandingsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BestMultiple: Story = {
  args: { tournament: { ...tournament, score: "bestMultiple" } },
  parameters: {
    answers: { "tournaments/weekly/standings": { ...standings, items: [{ ...standings.items[0], score: 1_240 }] } },
  },
  play: async () => {
    await expect(await screen.findByText("12.40배")).toBeVisible();
  },
};
/** Between the end and the frozen standings. */
export const Closing: Story = { args: { tournament: { ...tournament, phase: "ended" } } };
export const Failed: Story = { parameters: { answers: { "tournaments/weekly/standings": failure } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FixtureResultRow } from "./fixture-result-row.tsx";

const fixture = {
  id: "f1",
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "울산 현대",
  awayName: "전북 현대",
  startsAt: "2026-11-21T10:00:00Z",
  status: "settled" as const,
  openBets: 12,
  openStake: 1_240_000,
  result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, void: false, revision: 1 },
};

const meta = {
  title: "Admin/FixtureResultRow",
  component: FixtureResultRow,
  args: { fixture, onResult: fn(async () => "정산 3건, 정정 0건을 처리했습니다.") },
  decorators: [
    (Story) => (
      <ul className="bg-surface">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof FixtureResultRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Settled: Story = {};
export const Scheduled: Story = { args: { fixture: { ...fixture, status: "scheduled", result: null } } };
export const Cancelled: Story = {
  args: {
    fixture: {
      ...fixture,
      status: "cancelled",
      result: { ...fixture.result, home: null, away: null, homeHalf: null, awayHalf: null, void: true },
    },
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "결과 정정" }));
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { storyBoards, type StorySport } from "../../../../.storybook/board-data.ts";
import { BoardClock } from "./board-clock.tsx";
import { BoardStrip } from "./board-strip.tsx";
import { LineClock } from "./line-clock.tsx";
import { BoardPanel } from "./board-panel.tsx";
import { BaseballField, Court, Field, Pitch, Rink, VolleyballCourt } from "./fields.tsx";
import { Incidents } from "./incidents.tsx";
import { LiveScore } from "./live-score.tsx";
import { Momentum } from "./momentum.tsx";
import { RowScore } from "./row-score.tsx";
import { ScoreTable } from "./score-table.tsx";
import { ShootOut } from "./shoot-out.tsx";
import { Statistics } from "./statistics.tsx";
import { BOARD_TEXT } from "./text.ts";
import { Tracker } from "./tracker.tsx";

const football = storyBoards["6046"];
const teams = (sportId: StorySport) => ({ sportId, homeName: "FC 서울", awayName: "수원 삼성" });
const of = (sportId: StorySport) => ({ id: "f2", teams: teams(sportId), listed: storyBoards[sportId] });

const meta = {
  title: "유럽형/전광판/전광판",
  component: BoardPanel,
  args: of("6046"),
  decorators: [inBox("max-w-240 p-3")],
} satisfies Meta<typeof BoardPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Football: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("71'")).toBeVisible();
    await expect(canvas.getByText("위험한 공격 · FC 서울")).toBeVisible();
    await expect(canvas.getByText("골 · FC 서울 (2:1)")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "후반" })).toBeVisible();
  },
};
/** A phone shows the flow of the match in 72 px, and the rest behind one press. */
export const Strip: Story = {
  render: () => <BoardStrip {...of("6046")} />,
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("button", { expanded: false });
    await expect(strip.offsetHeight).toBe(72);
    await userEvent.click(strip);
    await expect(await canvas.findByText("골 · FC 서울 (2:1)")).toBeVisible();
  },
};
export const Clock: Story = {
  render: () => <LineClock id="f2" sportId="154830" listed={storyBoards["154830"]} plain={null} />,
};
export const Basketball: Story = {
  args: of("48242"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("04:31")).toBeVisible();
  },
};
/** Beside the markets at 1,024 px: nothing reaches over the edge, and names are whole. */
export const Beside: Story = {
  args: { ...of("48242"), teams: { ...teams("48242"), homeName: "울산 현대모비스", awayName: "수원 KT" } },
  render: (args) => (
    <div style={{ width: 254 }}>
      <BoardPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole("region", { name: BOARD_TEXT.title }).getBoundingClientRect();
    for (const list of canvas.getAllByRole("list")) {
      await expect(list.getBoundingClientRect().left).toBeGreaterThan(left);
      await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(right - 12);
    }
    const name = canvas.getByRole("rowheader", { name: /현대모비스/ });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
export const Volleyball: Story = {
  args: of("154830"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: BOARD_TEXT.points })).toBeVisible();
  },
};
export const Baseball: Story = {
  args: of("154914"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5이닝 말")).toBeVisible();
    await expect(canvas.getByText("주자 1루, 3루")).toBeInTheDocument();
  },
};
export const IceHockey: Story = {
  args: of("35232"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("FC 서울 파워플레이 5-4")).toBeVisible();
  },
};
/** A cup match in its shoot-out. */
export const CupShootOut: Story = {
  args: {
    ...of("6046"),
    id: "f-cup",
    listed: {
      ...football,
      period: "50",
      clock: null,
      score: { home: 1, away: 1 },
      periods: [
        { period: "10", home: 1, away: 0 },
        { period: "20", home: 0, away: 1 },
        { period: "30", home: 0, away: 0 },
        { period: "35", home: 0, away: 0 },
        { period: "50", home: 2, away: 1 },
      ],
      shootOut: [
        { side: "home", isScored: true },
        { side: "away", isScored: true },
        { side: "home", isScored: true },
        { side: "away", isScored: false },
      ],
      action: { kind: "miss", side: "away" },
      incidents: [{ id: 90, kind: "kickMissed", side: "away", period: "50", seconds: null, score: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "연장 후반" })).toBeVisible();
    await expect(canvas.getByText("2번 중 1번 성공")).toBeInTheDocument();
    await expect(canvas.getByText("실축 · 수원 삼성")).toBeVisible();
  },
};
export const Large: Story = { args: { ...of("6046"), isLarge: true } };
export const NoBoard: Story = {
  args: { ...of("6046"), listed: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
export const Parts: Story = {
  render: () => (
    <div className="grid gap-2">
      <BoardClock sportId="6046" board={football} />
      <ShootOut teams={teams("35232")} kicks={[{ side: "away", isScored: true }]} />
      <RowScore sportId="154830" board={storyBoards["154830"]} />
      <LiveScore id="f2" sportId="6046" listed={football} plain="-" />
      <ScoreTable teams={teams("6046")} board={football} />
      <Statistics rows={football.statistics} />
      <Momentum values={football.momentum} />
      <Incidents teams={teams("6046")} incidents={football.incidents} />
      <Tracker teams={teams("6046")} board={football} />
    </div>
  ),
};
export const NoIncidents: Story = { render: () => <Incidents teams={teams("6046")} incidents={[]} /> };
export const Fields: Story = {
  render: () => (
    <div className="tracker grid grid-cols-3 gap-2">
      {[
        <Pitch key="pitch" />,
        <Court key="court" />,
        <VolleyballCourt key="volleyball" />,
        <Rink key="rink" />,
        <BaseballField key="diamond" diamond={storyBoards["154914"].diamond} />,
        <Field key="unknown" sportId="1" diamond={null} />,
      ].map((field) => (
        <svg key={field.key} aria-hidden="true" viewBox="0 0 100 60">
          {field}
        </svg>
      ))}
    </div>
  ),
};

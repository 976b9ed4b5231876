import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { AlarmList } from "./alarm-list.tsx";
import { DayChart } from "./day-chart.tsx";
import { DayCharts } from "./day-charts.tsx";
import { ExposureList } from "./exposure-list.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { sampleOverview } from "./overview-samples.ts";
import { ProductTable } from "./product-table.tsx";
import { QueueTiles } from "./queue-tiles.tsx";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";
import { Tile } from "./tile.tsx";

const meta = { title: "관리자/현황/현황의 부분", decorators: [inApp({ path: "/admin/overview" })] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
const { at, bets, exposure, money, queues } = sampleOverview;
const some = {
  bets: bets ?? { products: [], hours: [] },
  exposure: exposure ?? { open: { bets: 0, stake: 0, payout: 0 }, fixtures: [] },
};

/** Each alarm says what is wrong, and leads to the section that says more. */
export const Alarms: Story = {
  render: () => (
    <AlarmList
      alarms={[
        { kind: "books", differences: 2 },
        { kind: "log", differences: 1 },
        { kind: "unchecked", since: at },
        { kind: "unchecked", since: null },
        { kind: "feed", name: "outside", since: at },
        { kind: "stopped", since: at },
        { kind: "owed", missing: 3_000_000 },
        { kind: "exposed", fixture: "울산 HD vs 광주 FC", worst: -9_000_000, left: 1_000_000 },
        { kind: "disk", freeMb: 12, isFull: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: TEXT.alarm.books({ differences: 2 }) })).toHaveAttribute(
      "href",
      "/admin/audit",
    );
    await expect(canvas.getByRole("link", { name: /피드 outside/ })).toHaveAttribute("href", "/admin/live?view=holds");
    await expect(canvas.getByText(TEXT.alarm.disk({ freeMb: 12, isFull: true }))).toBeVisible();
  },
};
export const NoAlarms: Story = { render: () => <AlarmList alarms={[]} /> };

/** A figure leads to the section with its filter set. */
export const Figures: Story = {
  render: () => <FigureTiles found={sampleOverview} />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /오늘 입금/ });
    await expect(link).toHaveAttribute("href", "/admin/charges?state=done");
    await expect(link).toHaveTextContent("+13%");
    await expect(canvas.getByRole("link", { name: /오늘 손익/ })).toHaveTextContent("홀드 3.6%");
  },
};
export const OneFigure: Story = {
  render: () => (
    <ul className="w-48">
      <Tile to="/admin/members" label={TEXT.online} value={TEXT.people(3)} tone="loss" />
    </ul>
  ),
};

export const Queues: Story = {
  render: () => <QueueTiles queues={queues} at={at} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /충전 신청/ })).toHaveTextContent("가장 오래된 것 12분");
    await expect(canvas.getByRole("link", { name: /환전 신청/ })).toHaveTextContent("2시간 25분");
    await expect(canvas.getByRole("link", { name: /가입/ })).toHaveTextContent("2일");
    await expect(canvas.getByRole("link", { name: /승인 대기/ })).toHaveTextContent(TEXT.none);
  },
};

export const Products: Story = {
  render: () => <ProductTable bets={some.bets} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /합계/ })).toHaveTextContent("119,730");
    await expect(canvas.getByRole("row", { name: /카지노/ })).toHaveTextContent(/-$/);
  },
};

export const Exposure: Story = { render: () => <ExposureList exposure={some.exposure} /> };
export const NoExposure: Story = { render: () => <ExposureList exposure={{ ...some.exposure, fixtures: [] }} /> };

/** What is drawn stands in a table too. */
export const Charts: Story = {
  render: () => <DayCharts money={money} bets={bets} />,
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole("table", { name: TEXT.moneyChart });
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(24);
    await waitFor(() => expect(canvasElement.querySelectorAll("canvas")).toHaveLength(2));
  },
};
export const OneChart: Story = {
  render: () => (
    <DayChart
      label="시험"
      lines={[{ name: "in", label: "입금", color: "--color-accent" }]}
      hours={[{ hour: 3, in: 12_000_000 }]}
    />
  ),
};

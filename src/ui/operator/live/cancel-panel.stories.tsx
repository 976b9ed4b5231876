import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { frozenActor } from "../../../../.storybook/frozen.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { betCancellationMachine } from "../../../machines/bet-cancellation/bet-cancellation.machine.ts";
import { betCancellationPaths } from "../../../machines/bet-cancellation/bet-cancellation.paths.ts";
import { OPERATOR_TEXT } from "../text.ts";
import { CancelPanel } from "./cancel-panel.tsx";
import { CancelStep } from "./cancel-step.tsx";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";
import { CancellationList } from "./cancellation-list.tsx";
import { LIVE_ANSWERS, NO_LIVE } from "./live-samples.ts";
import { SpanForm } from "./span-form.tsx";

const PREVIEW_PATH = "admin/live/cancellations/preview";
const preview = {
  bets: 2,
  running: 1,
  paid: 10_000,
  takenBack: 0,
  items: [
    {
      id: "b1",
      number: "6562305898",
      userId: "member07",
      placedAt: "2026-11-22T09:02:00Z",
      stake: 10_000,
      legs: 1,
      before: { status: 0, paid: 0 },
      after: { status: -1, paid: 10_000 },
    },
  ],
};
const span = { fixtureId: "f1", from: "2026-11-22T09:00:00.000Z", to: "2026-11-22T09:05:00.000Z" };
const cancelled = {
  ...span,
  id: "c1",
  name: "남산 FC vs 한강 유나이티드",
  reason: "배당 오류",
  by: "admin01",
  at: "2026-11-22T09:06:00Z",
  bets: 2,
  paid: 10_000,
  takenBack: 0,
};

const meta = {
  title: "관리자/실시간/베팅 취소",
  component: CancelPanel,
  args: { fixtureId: "f1" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/", answers: { ...LIVE_ANSWERS, [PREVIEW_PATH]: preview } })],
} satisfies Meta<typeof CancelPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WrongSpan: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(TEXT.from), "2026-11-22T18:05:00");
    await userEvent.type(canvas.getByLabelText(TEXT.to), "2026-11-22T18:00:00");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.ask }));
    await expect(await canvas.findByText(TEXT.wrongSpan)).toBeVisible();
  },
};
export const Span: Story = { render: () => <SpanForm fixtureId="f1" markets={[]} onSpan={() => {}} /> };
const found = frozenActor(betCancellationMachine, betCancellationPaths, "asked.shown").getSnapshot();
export const Step: Story = {
  render: () => <CancelStep span={span} snapshot={found} onBack={() => {}} onAgain={() => {}} onDone={() => {}} />,
};
const asksSpan: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(TEXT.from), "2026-11-22T18:00:00");
  await userEvent.type(canvas.getByLabelText(TEXT.to), "2026-11-22T18:05:00");
  await userEvent.click(canvas.getByRole("button", { name: TEXT.ask }));
};
export const Shown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await asksSpan(context);
    await expect(await canvas.findByText("베팅 2건, 지급 10,000원, 회수 0원")).toBeVisible();
    await userEvent.type(await canvas.findByLabelText(TEXT.reason), "배당 오류");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.submit }));
    await expect(await canvas.findByText(TEXT.confirm)).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { answers: { [PREVIEW_PATH]: { ...preview, bets: 0, running: 0, paid: 0, items: [] } } },
  play: async (context) => {
    await asksSpan(context);
    await expect(await context.canvas.findByText(TEXT.nothing)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { answers: { [PREVIEW_PATH]: failure } },
  play: async (context) => {
    await asksSpan(context);
    await expect(await context.canvas.findByText(OPERATOR_TEXT.failed)).toBeVisible();
  },
};
export const Done: Story = {
  parameters: { answers: { "admin/live/cancellations": { ...NO_LIVE, totalCount: 1, items: [cancelled] } } },
  render: () => <CancellationList />,
  play: async ({ canvas }) => expect(await canvas.findByText("베팅 2건, 지급 10,000원, 회수 0원")).toBeVisible(),
};

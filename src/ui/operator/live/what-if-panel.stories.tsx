import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { FIXTURES_TEXT } from "../text.ts";
import { LIVE_ANSWERS, liveDetail } from "./live-samples.ts";
import { WhatIfPanel } from "./what-if-panel.tsx";
import { WHAT_IF_TEXT as TEXT } from "./what-if-text.ts";

const PATH = "admin/live/fixtures/f1/what-if";
const answer = {
  bets: 42,
  stake: 4_310_000,
  paid: 10_680_000,
  net: -6_370_000,
  multi: { bets: 9, stake: 910_000, paid: 5_460_000 },
  winners: ["f1-1x2-home"],
  markets: [{ id: "f1-1x2", bets: 42, stake: 4_310_000, paid: 10_680_000, net: -6_370_000 }],
};

const meta = {
  title: "관리자/실시간/결과 가정",
  component: WhatIfPanel,
  args: { fixture: liveDetail },
  decorators: [inApp({ path: "/", answers: { ...LIVE_ANSWERS, [PATH]: answer } })],
} satisfies Meta<typeof WhatIfPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The fields begin with the score of now. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(FIXTURES_TEXT.home)).toHaveValue("1");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.ask }));
    await expect(await canvas.findByText("그중 복식 9건 · 베팅금 910,000원 · 최대 지급 5,460,000원")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /인플레이 · 승무패 남산 FC 42건/ })).toBeVisible();
    await expect(canvas.getAllByText("-6,370,000원")).toHaveLength(2);
  },
};
export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(FIXTURES_TEXT.away));
    await userEvent.click(canvas.getByRole("button", { name: TEXT.ask }));
    await expect(await canvas.findByText(FIXTURES_TEXT.noScore)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(FIXTURES_TEXT.away), "2");
    await userEvent.type(canvas.getByLabelText("홈 전반"), "1");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.ask }));
    await expect(await canvas.findByText(FIXTURES_TEXT.bothScores)).toBeVisible();
    await expect(canvas.queryByText(TEXT.total)).toBeNull();
  },
};
export const Empty: Story = {
  parameters: {
    answers: { [PATH]: { ...answer, bets: 0, stake: 0, paid: 0, net: 0, winners: [], markets: [] } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.ask }));
    await expect(await canvas.findByText(TEXT.noBets)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { answers: { [PATH]: failure } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.ask }));
    await expect(await canvas.findByRole("button", { name: "다시 시도" })).toBeVisible();
  },
};

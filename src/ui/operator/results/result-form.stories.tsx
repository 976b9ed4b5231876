import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { SPORT } from "../../../domain/sports/market.ts";
import { FIXTURES_TEXT } from "../text.ts";
import { ResultForm, ResultPreview } from "./result-form.tsx";

const changed = {
  id: "b1",
  number: "6562305898",
  userId: "member07",
  placedAt: "2026-11-21T10:00:00Z",
  stake: 15_000,
  legs: 1,
  before: { status: 2, paid: 30_000 },
  after: { status: 1, paid: 0 },
};

const NOT_BEGUN = { id: "f1", result: null, status: "scheduled", score: null, clock: null } as const;
const FOOTBALL = { ...NOT_BEGUN, sportId: SPORT.football };

const meta = {
  title: "관리자/경기결과/결과 양식",
  component: ResultForm,
  args: { fixture: FOOTBALL, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      answers: {
        "admin/fixtures/f1/result/preview": {
          betsSettled: 3,
          betsCorrected: 1,
          paid: 120_000,
          takenBack: 30_000,
          items: [changed],
        },
        "admin/fixtures/f2/result/preview": failure,
      },
    }),
  ],
} satisfies Meta<typeof ResultForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Revising: Story = {
  args: {
    fixture: {
      ...FOOTBALL,
      result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, periods: null, void: false, revision: 1 },
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "결과 정정" }));
    await expect(await screen.findByText("베팅 4건, 지급 120,000원, 회수 30,000원")).toBeVisible();
    await expect(screen.getByText("당첨 · 30,000원")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
const QUARTERS = {
  "1": { home: 20, away: 15 },
  "2": { home: 20, away: 16 },
  "3": { home: 18, away: 19 },
  "4": { home: 20, away: 20 },
};
/** What is known of the quarters stands in the form, and goes with the result. */
export const Quarters: Story = {
  args: {
    fixture: {
      ...NOT_BEGUN,
      sportId: SPORT.basketball,
      result: { home: 78, away: 70, homeHalf: 40, awayHalf: 31, periods: QUARTERS, void: false, revision: 1 },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText("원정 3쿼터")).toHaveValue("19");
    await userEvent.clear(screen.getByLabelText("홈 4쿼터"));
    await userEvent.click(screen.getByRole("button", { name: "결과 정정" }));
    await expect(await screen.findByText("두 팀의 점수를 모두 입력하거나 모두 비워주세요.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("홈 4쿼터"), "21");
    await userEvent.click(screen.getByRole("button", { name: "결과 정정" }));
    await expect(
      await screen.findByText("78 : 70 (전반 40 : 31) · 1쿼터 20 : 15 · 2쿼터 20 : 16 · 3쿼터 18 : 19 · 4쿼터 21 : 20"),
    ).toBeVisible();
  },
};
/** Sets, and no half. */
export const Sets: Story = {
  args: { fixture: { ...NOT_BEGUN, sportId: SPORT.volleyball } },
  play: async () => {
    await expect(await screen.findByLabelText("홈 5세트")).toBeVisible();
    await expect(screen.queryByLabelText("홈 전반")).toBeNull();
  },
};
/** A running match says its score, and takes a word that is typed before the press that is asked about. */
export const Running: Story = {
  args: { fixture: { ...FOOTBALL, status: "live", score: { home: 1, away: 0 }, clock: "후반 67'" } },
  play: async ({ userEvent, canvas }) => {
    await expect(await canvas.findAllByText(FIXTURES_TEXT.running("후반 67' 1 : 0"))).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: FIXTURES_TEXT.void }));
    await expect(await canvas.findByText(FIXTURES_TEXT.typeIt)).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText(FIXTURES_TEXT.typed)[1] as HTMLElement, FIXTURES_TEXT.runningWord);
    await userEvent.click(canvas.getByRole("button", { name: FIXTURES_TEXT.void }));
    await expect(await canvas.findByText(FIXTURES_TEXT.askVoid)).toBeVisible();
  },
};
export const PreviewFailed: Story = { render: () => <ResultPreview fixtureId="f2" result={{ void: true }} /> };

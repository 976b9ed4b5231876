import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { bet, entry } from "../../../.storybook/story-betting.ts";
import type { FixtureBetPick } from "../../api/contract/sports/bets.ts";
import { createFixtureStore, type FixtureNow } from "../../api/prices/fixture-store.ts";
import { storyBoards } from "../../../.storybook/board-data.ts";
import { SPORT } from "../../domain/sports/market.ts";
import { BoardStoreContext } from "./board/board-context.ts";
import { createBoardStore } from "./board/board-store.ts";
import { LegScore } from "./leg-score.tsx";
import { FixtureStoreContext } from "./told-fixture.ts";

const [pick] = bet.picks as FixtureBetPick[];
if (!pick) throw new Error("the story's bet has no pick");

const store = createFixtureStore();
let events = 0;
const tell = (change: Partial<FixtureNow>) => {
  const id = change.id ?? entry.fixtureId;
  const now = { id, status: "live", startsAt: entry.startsAt, score: null, clock: null, ...change } as const;
  store.apply([now], `1-${++events}`);
};

const meta = {
  title: "공통/경기/선택의 점수",
  component: LegScore,
  decorators: [
    (Story) => (
      <p className="bg-surface p-2">
        <FixtureStoreContext value={store}>
          <Story />
        </FixtureStoreContext>
      </p>
    ),
  ],
} satisfies Meta<typeof LegScore>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The list's own score, where the stream told nothing. */
export const Listed: Story = { args: { pick: { ...pick, fixtureId: "untold", score: "3:2" } } };
/** A leg of the slip has no score of its own: it follows the stream, and keeps the score when the fixture has ended. */
export const OfTheSlip: Story = {
  args: { pick: entry },
  play: async ({ canvas }) => {
    tell({ score: { home: 0, away: 0 }, clock: "전반 44'" });
    await expect(await canvas.findByText("전반 44'")).toBeVisible();
    tell({ score: { home: 1, away: 0 }, clock: "전반 45'" });
    await expect(await canvas.findByText("1:0")).toBeVisible();
    tell({ status: "ended", score: { home: 1, away: 0 } });
    await expect(await canvas.findByText("1:0")).toBeVisible();
    await expect(canvas.queryByText(/전반/)).toBeNull();
  },
};
/** An open bet follows the stream from the score that it was listed with. */
export const OfABet: Story = {
  args: { pick: { ...pick, fixtureId: "f-bet", score: "0:0", clock: "전반 10'" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0:0")).toBeVisible();
    tell({ id: "f-bet", score: { home: 0, away: 1 }, clock: "전반 12'" });
    await expect(await canvas.findByText("0:1")).toBeVisible();
    await expect(canvas.getByText("전반 12'")).toBeVisible();
  },
};
/** Play is over and the result is still to be confirmed: as the list told it, then as the stream tells it. */
export const Confirming: Story = {
  args: { pick: { ...pick, fixtureId: "f-over", score: "2:1", clock: "결과 확인 중" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("결과 확인 중")).toBeVisible();
    tell({ id: "f-over", status: "ended", score: { home: 1, away: 1 }, clock: "결과 확인 중" });
    await expect(await canvas.findByText("1:1")).toBeVisible();
    await expect(canvas.getByText("결과 확인 중")).toBeVisible();
    tell({ id: "f-over", status: "settled", score: { home: 1, away: 1 } });
    await waitFor(() => expect(canvas.queryByText("결과 확인 중")).toBeNull());
  },
};
const BASEBALL = { fixtureId: "f-base", sportId: SPORT.baseball, score: "0:0", clock: "1이닝" } as const;
const begun = { ...storyBoards[SPORT.baseball], seq: 1, score: { home: 0, away: 0 } };
const boards = createBoardStore();
boards.seed("f-base", begun);

/** While it runs the leg has the period and the score of the rows of /inplay, by the same changes of the scoreboard. */
export const OnTheBoard: Story = {
  args: { pick: { ...pick, ...BASEBALL } },
  render: (args) => (
    <BoardStoreContext value={boards}>
      <LegScore {...args} />
    </BoardStoreContext>
  ),
  play: async ({ canvas }) => {
    tell({ id: "f-base", score: { home: 0, away: 0 }, clock: "1이닝" });
    await expect(await canvas.findByText(/이닝 (초|말)$/)).toBeVisible();
    const { diamond } = begun;
    boards.apply({
      items: [
        {
          id: "f-base",
          board: { seq: 2, period: "7", diamond: { ...diamond, half: "bottom" }, score: { home: 3, away: 2 } },
        },
      ],
    });
    await expect(await canvas.findByText("7이닝 말")).toBeVisible();
    await expect(canvas.getByText("3:2")).toBeVisible();
    await expect(canvas.queryByText("1이닝")).toBeNull();
    tell({ id: "f-base", status: "ended", score: { home: 3, away: 2 }, clock: "결과 확인 중" });
    await expect(await canvas.findByText("결과 확인 중")).toBeVisible();
  },
};
/** A settled leg keeps the score that it was settled by. */
export const Settled: Story = {
  args: { pick: { ...pick, fixtureId: "f-settled", score: "2:1", outcome: "won" } },
  play: async ({ canvas }) => {
    tell({ id: "f-settled", status: "ended", score: { home: 2, away: 2 } });
    await expect(canvas.getByText("2:1")).toBeVisible();
  },
};

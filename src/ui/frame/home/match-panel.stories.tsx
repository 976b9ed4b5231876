import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { HomeEnd } from "./home-end.tsx";
import { GameTiles } from "./game-tiles.tsx";
import { HomeNews } from "./home-news.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { MatchLine } from "./match-line.tsx";
import { HOME_TEXT } from "./text.ts";
import { OwnBets } from "./own-bets.tsx";
import { OWN_BETS_TOLD, OwnBetsPlace } from "./own-bets-place.tsx";

const meta = {
  title: "홈/홈의 경기 목록",
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="max-w-200 p-2">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const live = fixtureOf("f2", "FC 서울", "수원 삼성", {
  status: "live",
  score: { home: 2, away: 1 },
  clock: "후반 71'",
});

export const Lines: Story = {
  render: () => (
    <ul>
      <MatchLine fixture={live} isGone={false} />
      <MatchLine fixture={fixtureOf("f1", "울산 현대", "전북 현대")} isGone={false} />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("후반 71'")).toBeVisible();
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^\/korea\/live/));
  },
};

/** On a phone a long league has the row above the prices: no name is cut. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => (
    <ul>
      <MatchLine
        fixture={fixtureOf("f3", "맨체스터 유나이티드", "토트넘 홋스퍼", { leagueName: "잉글랜드 프리미어리그" })}
        isGone={false}
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    const league = await canvas.findByText("잉글랜드 프리미어리그");
    await expect(getComputedStyle(league).textOverflow).toBe("clip");
    const prices = canvas.getByText("승").closest(".price-cell")?.getBoundingClientRect();
    await expect(league.getBoundingClientRect().bottom).toBeLessThanOrEqual(prices?.top ?? 0);
  },
};

/** A list that could not be read says so and can be read again. */
export const Failed: Story = {
  render: () => (
    <MatchPanel
      query={{
        queryKey: ["none"],
        queryFn: () => Promise.reject(new Error("경기를 불러오지 못했습니다.")),
        retry: false,
      }}
      title={HOME_TEXT.running}
      to="/korea/live"
      all={HOME_TEXT.runningAll}
      empty={HOME_TEXT.runningEmpty}
      lines={8}
    />
  ),
  play: async ({ canvas }) => expect(await canvas.findByText("경기를 불러오지 못했습니다.")).toBeVisible(),
};

/** Six tiles, each with a picture of its kind. */
export const Games: Story = {
  render: () => <GameTiles />,
  play: async ({ canvas }) => {
    await canvas.findByText("EOS 파워볼 5분");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const News: Story = { render: () => <HomeNews /> };
export const Bets: Story = { render: () => <OwnBets place={null} /> };
export const End: Story = { render: () => <HomeEnd /> };

function ToldTwo() {
  useQueryClient().setQueryData(OWN_BETS_TOLD, 2);
  return <OwnBetsPlace />;
}

/** The place of two bets that are on their way: a head of 41 px and two lines of 56. */
export const BetsOnTheirWay: Story = {
  render: () => <ToldTwo />,
  play: async ({ canvas }) => {
    const place = await canvas.findByRole("region", { name: HOME_TEXT.bets });
    await expect(Math.round(place.getBoundingClientRect().height)).toBe(154);
  },
};

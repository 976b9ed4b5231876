import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { expect, waitFor } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { keyOf } from "../../../api/client/ask.ts";
import { liveFixtureDetail } from "../../../api/contract/operator/live.endpoints.ts";
import type { LiveMarketDetail } from "../../../api/contract/operator/live.ts";
import { createOperatorNews, type OperatorNews } from "../../../api/queries/operator/operator-news.ts";
import { LiveFixtureDetail } from "./fixture-detail.tsx";
import { LiveFixtureRow } from "./live-fixture-row.tsx";
import { LiveList } from "./live-list.tsx";
import { LivePage } from "./live-page.tsx";
import { LIVE_ANSWERS, liveDetail, liveFixture, NO_LIVE } from "./live-samples.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

const detail = { ...liveDetail };

/** Ten markets, of which the first has bets. */
function manyMarkets(): LiveMarketDetail[] {
  const [first] = liveDetail.markets;
  if (!first) throw new Error("no market");
  const selections = first.selections.map((one) => ({ ...one, bets: 0, stake: 0, multiBets: 0, multiStake: 0 }));
  return Array.from({ length: 10 }, (_, i) =>
    i === 0 ? first : { ...first, id: `f1-${i}`, marketName: `시장 ${i}`, period: `${i}`, selections },
  );
}

const heard = { news: null as OperatorNews | null, every: () => undefined as unknown };

export default pageStories(LivePage, {
  title: "관리자/실시간/실시간 화면",
  path: "/admin/live",
  answers: LIVE_ANSWERS,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "남산 FC vs 한강 유나이티드 펼치기" }));
    await expect(await canvas.findByText("2,350,000원")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /승무패 정지$/ })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "서초 블루스 vs 강서 라이온즈 해제" })).toBeEnabled();
  },
  stories: {
    Empty: {
      answers: { "admin/live": NO_LIVE },
      render: () => <LiveList />,
      play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noFixtures)).toBeVisible(),
    },
    Row: {
      render: () => (
        <ul>
          <LiveFixtureRow fixture={{ ...liveFixture, heldBy: ["all", "feed"] }} />
        </ul>
      ),
      play: async ({ canvas }) => expect(await canvas.findByText("정지: 전체, 공급 중단")).toBeVisible(),
    },
    DetailFailed: {
      answers: { "admin/live/fixtures/f1": failure },
      render: () => <LiveFixtureDetail id="f1" onDone={() => {}} />,
    },
    /** The figures change when the stream tells of a bet; the detail asks by itself only while the stream is down. */
    ToldByStream: {
      answers: { "admin/live/fixtures/f1": detail },
      render: function Told() {
        const client = useQueryClient();
        useEffect(() => {
          detail.markets = liveDetail.markets;
          heard.news = createOperatorNews(client);
          const queryKey = keyOf(liveFixtureDetail, { params: { id: "f1" } });
          heard.every = () => client.getQueryCache().find({ queryKey })?.observers[0]?.options.refetchInterval;
          return heard.news.stop;
        }, [client]);
        return <LiveFixtureDetail id="f1" onDone={() => {}} />;
      },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText("2,350,000원")).toBeVisible();
        await expect(heard.every()).toBe(3_000);
        heard.news?.follow(true);
        await waitFor(() => expect(heard.every()).toBe(false));
        detail.markets = liveDetail.markets.map((market) => ({
          ...market,
          selections: market.selections.map((one) => (one.key === "draw" ? { ...one, net: 1_250_000 } : one)),
        }));
        heard.news?.hear({
          id: "e-2",
          name: "waiting",
          data: { fixtureIds: ["f1"], gameIds: [], isOfProviders: false },
        });
        await expect(await canvas.findByText("1,250,000원")).toBeVisible();
        heard.news?.follow(false);
        await waitFor(() => expect(heard.every()).toBe(3_000));
      },
    },
    /** Of many markets those without bets show their head alone, until one is unfolded. */
    Many: {
      answers: { "admin/live/fixtures/f1": { ...liveDetail, markets: manyMarkets() } },
      render: () => <LiveFixtureDetail id="f1" onDone={() => {}} />,
      play: async ({ canvas, userEvent }) => {
        await expect(await canvas.findAllByRole("table")).toHaveLength(1);
        await userEvent.click(canvas.getByRole("button", { expanded: false, name: /시장 2$/ }));
        await expect(canvas.getAllByRole("table")).toHaveLength(2);
      },
    },
    Holds: {
      path: "/admin/live?view=holds",
      play: async ({ canvas }) => expect(await canvas.findByText("배당 오류 확인")).toBeVisible(),
    },
    Settings: {
      path: "/admin/live?view=settings",
      play: async ({ canvas }) => expect((await canvas.findAllByText("8.5")).length).toBe(2),
    },
    Actions: {
      path: "/admin/live?view=actions",
      play: async ({ canvas }) => expect(await canvas.findByText("마켓 80개 · 계속 정지 4개")).toBeVisible(),
    },
  },
});

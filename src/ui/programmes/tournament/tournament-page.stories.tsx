import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { standings, tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentPage } from "./tournament-page.tsx";

const list = (...items: object[]) => ({ now: "2026-11-22T03:00:00Z", items });

const frozen = { ...tournament, id: "last", title: "지난 토너먼트", phase: "ended", isFrozen: true };

const next = { ...tournament, id: "next", title: "다음 토너먼트", phase: "upcoming", score: "bestMultiple" };

export default pageStories(TournamentPage, {
  title: "이벤트/토너먼트/토너먼트 화면",
  path: "/tournament",
  answers: {
    tournaments: list(tournament, next, frozen),
    "tournaments/weekly/standings": standings,
    "tournaments/last/standings": { ...standings, own: null },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("2위 · 980,000원")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "다음 토너먼트 · 예정" }));
    await expect(await screen.findByText("시작하면 순위가 나타납니다.")).toBeVisible();
  },
  empty: { tournaments: list() },
  stories: {
    Frozen: {
      path: "/tournament?id=last",
      play: async () => {
        await expect(await screen.findByText("순위가 확정되고 상금이 지급되었습니다.")).toBeVisible();
        await expect(await screen.findByText("아직 순위가 없습니다.")).toBeVisible();
      },
    },
    NobodyYet: { answers: { "tournaments/weekly/standings": { players: 0, items: [], own: null } } },
  },
});

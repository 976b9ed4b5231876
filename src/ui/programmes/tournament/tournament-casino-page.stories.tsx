import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentCasinoPage } from "./tournament-casino-page.tsx";
import { TournamentView } from "./tournament-view.tsx";

const casino = { ...tournament, title: "카지노 토너먼트", category: "casino", score: "stake" };

export default pageStories(TournamentCasinoPage, {
  title: "이벤트/토너먼트/카지노 토너먼트 화면",
  path: "/tournament_casino",
  answers: {
    tournaments: { now: "2026-11-22T03:00:00Z", items: [casino] },
    "tournaments/weekly/standings": { players: 0, items: [], own: null },
  },
  stories: {
    View: {
      render: () => <TournamentView title="카지노 토너먼트" category="casino" />,
    },
  },
});

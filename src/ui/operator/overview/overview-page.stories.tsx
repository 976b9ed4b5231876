import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { sampleOverview } from "./overview-samples.ts";

export default pageStories(OverviewPage, {
  title: "관리자/현황/현황 화면",
  path: "/admin/overview",
  answers: { "admin/overview": sampleOverview },
  stories: {
    Alarming: {
      answers: {
        "admin/overview": {
          ...sampleOverview,
          alarms: [
            { kind: "books", differences: 2 },
            { kind: "feed", name: "outside", since: sampleOverview.at },
            { kind: "disk", freeMb: 820, isFull: false },
          ],
        },
      },
    },
    OfContent: {
      answers: {
        "admin/overview": { ...sampleOverview, online: null, money: null, bets: null, exposure: null, house: null },
      },
    },
  },
});

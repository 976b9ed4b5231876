import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleLine, sampleRequests, sampleSummary } from "../../wallet/rolling/rolling-samples.ts";
import { account, limits, requests, room, wagering } from "../../wallet/wallet-samples.ts";
import { ManagerPage } from "./manager-page.tsx";

const items = [
  {
    userId: "member03",
    nickname: "불꽃슈터",
    level: 2,
    joinedAt: "2026-11-01T00:00:00Z",
    stake: 1_200_000,
    openStake: 50_000,
    paid: 840_000,
  },
  {
    userId: "member04",
    nickname: "새벽안개",
    level: 3,
    joinedAt: "2026-11-02T00:00:00Z",
    stake: 0,
    openStake: 20_000,
    paid: 0,
  },
];

export default pageStories(ManagerPage, {
  path: "/admin/manager",
  answers: { "manager/members": { items } },
  empty: { "manager/members": { items: [] } },
  stories: {
    Rolling: {
      path: "/manager?view=rolling",
      answers: { "rolling/summary": sampleSummary, "rolling/requests": sampleRequests },
    },
    Line: {
      path: "/manager?view=line",
      answers: { "rolling/members": sampleLine },
    },
    Exchange: {
      path: "/manager?view=exchange",
      answers: {
        "exchange/terms": { limits, account, room, wagering, latest: null },
        "money-requests": requests("exchange"),
      },
    },
  },
});

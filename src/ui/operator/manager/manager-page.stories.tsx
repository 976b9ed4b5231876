import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleLine, sampleRequests, sampleSummary } from "../../wallet/rolling/rolling-samples.ts";
import { exchangeTerms, requests } from "../../wallet/wallet-samples.ts";
import { accountOf, sampleDevices, sampleSessions } from "../staff/staff-samples.ts";
import { ManagerPage } from "./manager-page.tsx";
import { sampleMembers } from "./manager-samples.ts";

export default pageStories(ManagerPage, {
  title: "총판/총판 화면",
  path: "/admin/manager",
  answers: {
    "member/staff/me": accountOf("manager"),
    "manager/members": { items: sampleMembers },
  },
  empty: { "manager/members": { items: [] } },
  stories: {
    Account: {
      path: "/manager?view=account",
      answers: {
        "member/staff/devices": { items: sampleDevices },
        "member/sessions": { items: sampleSessions.sessions },
      },
    },
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
        "exchange/terms": exchangeTerms,
        "money-requests": requests("exchange"),
      },
    },
  },
});

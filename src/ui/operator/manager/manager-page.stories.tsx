import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleLine, sampleRequests, sampleSummary } from "../../wallet/rolling/rolling-samples.ts";
import { exchangeTerms, requests } from "../../wallet/wallet-samples.ts";
import { sampleStatement, sampleTree, statementPage } from "../agents/agent-samples.ts";
import { emptyReport, emptySums, sampleReport, sampleSums } from "../reports/report-samples.ts";
import { accountOf, sampleDevices, sampleSessions } from "../staff/staff-samples.ts";
import { ManagerPage } from "./manager-page.tsx";

export default pageStories(ManagerPage, {
  title: "총판/총판 화면",
  path: "/admin/manager",
  answers: {
    "member/staff/me": accountOf("manager"),
    "manager/reports/members": sampleReport,
    "manager/reports/members/sums": sampleSums,
  },
  empty: { "manager/reports/members": emptyReport, "manager/reports/members/sums": emptySums },
  stories: {
    Account: {
      path: "/manager?view=account",
      answers: {
        "member/staff/devices": { items: sampleDevices },
        "member/sessions": { items: sampleSessions.sessions },
      },
    },
    Tree: {
      path: "/manager?view=tree",
      answers: { "manager/tree": { items: sampleTree.items } },
    },
    Statements: {
      path: "/manager?view=statements",
      answers: { "manager/statements": statementPage, "manager/statements/s1": sampleStatement },
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

import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { capital } from "./capital-sample.ts";
import { AuditPage } from "./audit-page.tsx";

const answer = {
  ok: true,
  differences: [],
  totals: [
    { kind: "wallet", currency: "won", accounts: 22, balance: 67_503_000 },
    { kind: "points", currency: "point", accounts: 22, balance: 485_000 },
  ],
  counts: { accounts: 92, postings: 43, entries: 88, openBets: 1 },
  log: { entries: 12, chained: 12 },
};

export default pageStories(AuditPage, {
  title: "관리자/감사/감사 화면",
  path: "/admin/audit",
  answers: { "admin/audit": answer, "admin/capital": capital },
  stories: {
    Failed: { answers: { "admin/audit": failure, "admin/capital": capital } },
    Wrong: {
      answers: {
        "admin/audit": { ...answer, ok: false, differences: ["wallet:m1 잔액이 분개의 합과 다릅니다."] },
        "admin/capital": capital,
      },
    },
  },
});

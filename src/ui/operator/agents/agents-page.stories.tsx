import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleStatement, sampleTree, statementPage } from "./agent-samples.ts";
import { AgentsPage } from "./agents-page.tsx";

export default pageStories(AgentsPage, {
  title: "관리자/총판/조직과 정산 화면",
  path: "/admin/agents",
  answers: { "admin/agents": sampleTree },
  empty: { "admin/agents": { items: [], nextFrom: null } },
  stories: {
    Statements: {
      path: "/admin/agents?view=statements",
      answers: { "admin/agent-statements": statementPage, "admin/agent-statements/s1": sampleStatement },
    },
  },
});

import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { pageOf } from "../../wallet/wallet-samples.ts";
import { ResultsPage } from "./results-page.tsx";
import { sampleFixture } from "./results-samples.ts";

const answer = pageOf([sampleFixture]);

export default pageStories(ResultsPage, {
  title: "관리자/경기결과/경기결과 화면",
  path: "/admin/results",
  answers: { "admin/fixtures": answer },
  empty: { "admin/fixtures": pageOf([]) },
});

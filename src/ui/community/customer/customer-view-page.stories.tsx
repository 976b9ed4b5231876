import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { enquiry } from "../../../../.storybook/community-data.ts";
import { CustomerViewPage } from "./customer-view-page.tsx";

export default pageStories(CustomerViewPage, {
  title: "고객센터/문의 내용 화면",
  path: "/customer/view/q1",
  answers: { "customer/q1": enquiry },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("은행 123")).toBeVisible();
  },
  stories: {
    Waiting: { answers: { "customer/q1": { ...enquiry, answer: null, answeredAt: null, isUnread: false } } },
    Gone: { answers: { "customer/q1": new ApiFailure("not_found", 404, "찾을 수 없습니다.") } },
  },
});

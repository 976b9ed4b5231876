import { expect, fn, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { operatorEnquiry, pageWith } from "../../../../.storybook/community-data.ts";
import { AnswerForm } from "./answer-form.tsx";
import { EnquiriesPage } from "./enquiries-page.tsx";

const answers = {
  "admin/enquiries": pageWith([
    operatorEnquiry,
    { ...operatorEnquiry, id: "q2", kind: "account" as const, userId: "member09", contact: null },
  ]),
};

export default pageStories(EnquiriesPage, {
  title: "관리자/문의/문의 화면",
  path: "/admin/enquiries",
  answers,
  empty: { "admin/enquiries": pageWith([]) },
  stories: {
    Opened: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "q1 열기" }));
      await userEvent.click(screen.getByRole("button", { name: "내용" }));
      await expect(await screen.findByRole("textbox", { name: "답변" }, { timeout: 15_000 })).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "답변 등록" }));
      await expect(await screen.findByText("답변을 입력해주세요.")).toBeVisible();
    },
    Form: {
      render: () => (
        <AnswerForm
          enquiry={{
            ...operatorEnquiry,
            answer: "<p>네</p>",
            answeredAt: operatorEnquiry.createdAt,
            answeredBy: "admin01",
          }}
          onDone={fn()}
          onClose={fn()}
        />
      ),
    },
  },
});

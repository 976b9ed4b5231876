import { expect, fn, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { CustomerWriteDialog } from "./customer-write-dialog.tsx";
import { CustomerWritePage } from "./customer-write-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { NonMemberDialog } from "./non-member-dialog.tsx";

export default pageStories(CustomerWritePage, {
  title: "고객센터/문의하기 화면",
  path: "/customer/write",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "문의 등록" }, { timeout: 10_000 }));
    await expect(await canvas.findByText("제목을 입력해주세요.")).toBeVisible();
  },
  stories: {
    /** It begins with what operators need to know. */
    Account: {
      path: "/customer/write/account",
      play: async ({ canvas }) => {
        await expect(await canvas.findByLabelText("제목", {}, { timeout: 10_000 })).toHaveValue("입금 계좌 문의");
        await expect(canvas.getByLabelText("문의 종류")).toHaveValue("account");
      },
    },
    Form: {
      render: () => <EnquiryForm kind="general" onDone={fn()} onClose={fn()} />,
    },
    InDialog: {
      render: () => <CustomerWriteDialog onClose={fn()} onDone={fn()} />,
    },
    WithoutAccount: {
      render: () => <NonMemberDialog onClose={fn()} onDone={fn()} />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "보내기" }));
        await expect(await screen.findByText("이름을 입력해주세요.")).toBeVisible();
      },
    },
  },
});

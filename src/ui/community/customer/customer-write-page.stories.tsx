import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { CustomerWriteDialog } from "./customer-write-dialog.tsx";
import { CustomerWritePage } from "./customer-write-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { NonMemberDialog } from "./non-member-dialog.tsx";

const meta = {
  title: "Community/CustomerWritePage",
  component: CustomerWritePage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/customer/write"}
        answers={{ ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CustomerWritePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "문의 등록" }, { timeout: 10_000 }));
    await expect(await canvas.findByText("제목을 입력해주세요.")).toBeVisible();
  },
};
/** It begins with what operators need to know. */
export const Account: Story = {
  parameters: { path: "/customer/write/account" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("제목", {}, { timeout: 10_000 })).toHaveValue("입금 계좌 문의");
    await expect(canvas.getByLabelText("문의 종류")).toHaveValue("account");
  },
};
/** What was typed stays when it is refused. */
export const Refused: Story = {
  parameters: {
    answers: { customer: new ApiFailure("forbidden", 403, "지금은 문의할 수 없습니다.") },
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText("제목", {}, { timeout: 10_000 });
    await userEvent.type(title, "문의");
    await userEvent.type(canvas.getByLabelText("내용"), "내용");
    await userEvent.click(canvas.getByRole("button", { name: "문의 등록" }));
    await expect(await canvas.findByText("지금은 문의할 수 없습니다.")).toBeVisible();
    await expect(title).toHaveValue("문의");
  },
};
export const Form: Story = { render: () => <EnquiryForm kind="general" onDone={fn()} onClose={fn()} /> };
export const InDialog: Story = { render: () => <CustomerWriteDialog onClose={fn()} onDone={fn()} /> };
export const WithoutAccount: Story = {
  render: () => <NonMemberDialog onClose={fn()} onDone={fn()} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("이름을 입력해주세요.")).toBeVisible();
  },
};

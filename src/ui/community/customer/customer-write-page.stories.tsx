import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
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
export const Form: Story = { render: () => <EnquiryForm kind="general" onDone={fn()} onClose={fn()} /> };
export const InDialog: Story = { render: () => <CustomerWriteDialog onClose={fn()} onDone={fn()} /> };
export const WithoutAccount: Story = {
  render: () => <NonMemberDialog onClose={fn()} onDone={fn()} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("이름을 입력해주세요.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(General), tags: ["widths", "long"] };

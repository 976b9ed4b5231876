import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { operatorEnquiry, pageWith } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { AnswerForm } from "./answer-form.tsx";
import { EnquiriesPage } from "./enquiries-page.tsx";

const answers = {
  "admin/enquiries": pageWith([
    operatorEnquiry,
    { ...operatorEnquiry, id: "q2", kind: "account" as const, userId: "member09", contact: null },
  ]),
};

const meta = {
  title: "Operator/EnquiriesPage",
  component: EnquiriesPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/enquiries" answers={{ ...answers, ...(parameters.answers as object) }}>
        <main>
          <h1 className="sr-only">관리자</h1>
          <Story />
        </main>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EnquiriesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: { "admin/enquiries": pageWith([]) } } };
export const Failed: Story = { parameters: { answers: { "admin/enquiries": failure } } };
export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "q1 선택" }));
    await userEvent.click(screen.getByRole("button", { name: "열기" }));
    await expect(await screen.findByRole("textbox", { name: "답변" }, { timeout: 15_000 })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "답변 등록" }));
    await expect(await screen.findByText("답변을 입력해주세요.")).toBeVisible();
  },
};
export const Form: Story = {
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
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

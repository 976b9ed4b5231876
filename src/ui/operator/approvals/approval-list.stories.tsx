import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import type { Approval } from "../../../api/contract/operator/approvals.ts";
import { ApprovalList } from "./approval-list.tsx";
import { ApprovalFacts } from "./approval-panel.tsx";
import { APPROVAL_ANSWERS, importShown, refused } from "./approval-samples.ts";
import { ShownFacts } from "./shown-facts.tsx";
import { TermsForm } from "./terms-form.tsx";
import { TERMS_TEXT } from "./text.ts";

const meta = {
  title: "관리자/두 사람 승인/승인 대기 목록",
  component: ApprovalList,
  args: { state: "asked", page: 1, onOpen: fn(), onRefuse: fn(), renderDetail: () => <p>내용</p> },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/approvals", answers: APPROVAL_ANSWERS })],
} satisfies Meta<typeof ApprovalList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A opens the row that the keys are at, R refuses it too. */
export const List: Story = {
  render: (args) => <ApprovalList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("button", { name: "a1 열기" });
    await userEvent.keyboard("ja");
    await expect(await canvas.findByText("내용")).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: "a1" }));
    await expect(args.onRefuse).not.toHaveBeenCalled();
    await userEvent.keyboard("r");
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};
export const Facts: Story = { render: () => <ApprovalFacts found={refused as unknown as Approval} /> };
/** What is one of a few is said in words. */
export const Shown: Story = {
  render: () => <ShownFacts shown={refused.shown} />,
  play: async ({ canvas }) => expect(canvas.getByText("사이트가 주는 돈")).toBeVisible(),
};
/** Of many things one line each. */
export const ShownImport: Story = {
  render: () => <ShownFacts shown={importShown} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/한강 2:1 \(1:0\) 설악\s+금강 0:0 \(0:0\) 남산/)).toBeVisible();
    await expect(
      canvas.getByText(/경기 백두 vs 한라 · 이전 0:1 \(0:0\) · 이후 1:0 \(0:0\) · 지급 20,000/),
    ).toBeVisible();
  },
};
export const Terms: Story = {
  render: () => <TermsForm />,
  play: async ({ canvas }) => expect(await canvas.findByLabelText(TERMS_TEXT.money)).toBeVisible(),
};

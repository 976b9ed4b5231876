import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { capital } from "./capital-sample.ts";
import { CapitalPanel } from "./capital-panel.tsx";

const meta = {
  title: "관리자/감사/자본",
  component: CapitalPanel,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof CapitalPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const withAnswers = (answers: object): Story => ({
  decorators: [inApp({ answers: { "admin/capital": capital, ...answers } })],
});

export const Filled: Story = {
  ...withAnswers({}),
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("구분"), "out");
    await userEvent.type(screen.getByLabelText("금액"), "50000");
    await userEvent.type(screen.getByLabelText("사유"), "정산");
    await userEvent.click(screen.getByRole("button", { name: "기록" }));
    await expect(await screen.findByText("하우스 은행에서 자본을 뺍니다.")).toBeVisible();
  },
};
export const Empty: Story = withAnswers({ "admin/capital": { ...capital, totalCount: 0, items: [] } });
export const Loading: Story = withAnswers({ "admin/capital": "pending" });
export const Failed: Story = withAnswers({ "admin/capital": failure });

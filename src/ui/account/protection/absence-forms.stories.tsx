import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { BreakForm, ExclusionForm } from "./absence-forms.tsx";
import { sampleProtection } from "./protection-samples.ts";

const meta = {
  title: "회원정보/건전 이용/휴식·자가 제한 양식",
  component: BreakForm,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=protection", answers: sampleProtection })],
} satisfies Meta<typeof BreakForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Break: Story = {};
export const BreakAsked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("기간"), "168");
    await userEvent.type(screen.getByLabelText("로그인 비밀번호"), "hanpan!2026{Enter}");
    await expect(await screen.findByText("1주 동안 로그인할 수 없습니다. 지금 시작합니다.")).toBeVisible();
  },
};
export const Exclusion: Story = { render: () => <ExclusionForm /> };
/** It is asked once more, and then nobody takes it back. */
export const ExclusionBegun: Story = {
  ...Exclusion,
  parameters: { answers: { "protection/exclusion": { until: "2027-11-22T01:00:00Z" } } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("기간"), "12");
    await userEvent.type(screen.getByLabelText("로그인 비밀번호"), "hanpan!2026{Enter}");
    await expect(await screen.findByText(/^1년 동안 이용할 수 없고/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "자가 제한 시작" }));
    await expect(await screen.findByText(/^2027-11-22 10:00:00까지 이용할 수 없습니다/)).toBeVisible();
  },
};

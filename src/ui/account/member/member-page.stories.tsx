import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MemberPage } from "./member-page.tsx";
import { sampleMember as answers, withoutBank } from "./member-samples.ts";

const meta = {
  title: "Account/MemberPage",
  component: MemberPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/member"}
        answers={{ ...answers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MemberPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async () => {
    await expect(await screen.findByText("010-****-5678")).toBeVisible();
    await expect(await screen.findByText("최대 배당")).toBeVisible();
    await expect(await screen.findByText("국민은행 ****-9012 홍*동")).toBeVisible();
  },
};
export const WithoutBank: Story = {
  parameters: { answers: withoutBank },
};
export const Loading: Story = {
  parameters: { answers: { "member/profile": "pending", "bets/limits": "pending", "exchange/terms": "pending" } },
};
export const Failed: Story = {
  parameters: { answers: { "member/profile": failure, "bets/limits": failure, "exchange/terms": failure } },
};
export const Security: Story = {
  parameters: { path: "/member?tab=security" },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("현재 비밀번호"), "hanpan!2026");
    await userEvent.type(screen.getByLabelText("새 비밀번호"), "another-pass-1");
    await userEvent.type(screen.getByLabelText("새 비밀번호 확인"), "another-pass-2");
    await userEvent.click(screen.getAllByRole("button", { name: "변경하기" })[0]!);
    await expect(await screen.findByText("비밀번호가 서로 다릅니다.")).toBeVisible();
  },
};
export const SecurityOnPhone: Story = {
  parameters: { path: "/member?tab=security" },
  globals: { viewport: { value: "phone", isRotated: false } },
};
export const BothWidths: Story = { ...bothWidths(Info), tags: ["widths", "long"] };

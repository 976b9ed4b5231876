import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ChangeNote } from "./change-note.tsx";

const waiting = {
  kind: "bank",
  state: "waiting",
  asked: "한빛은행 ***-***-**9012",
  reason: null,
  askedAt: "2026-11-22T01:00:00Z",
};

const meta = {
  title: "회원정보/변경 안내/변경 안내",
  component: ChangeNote,
  args: { kind: "bank" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/member" answers={{ "member/changes": { items: parameters.items as object[] } }}>
        <div className="max-w-180 p-3">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ChangeNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = { parameters: { items: [waiting] } };
export const Refused: Story = {
  args: { kind: "phone" },
  parameters: {
    items: [
      waiting,
      { ...waiting, kind: "phone", state: "refused", asked: "010-****-5678", reason: "다른 회원의 번호" },
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/휴대폰 번호 변경\(010-\*\*\*\*-5678\)이 승인되지 않았습니다/)).toBeVisible();
  },
};
export const None: Story = { parameters: { items: [] } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import type { Writing } from "../../../api/contract/operator/board.ts";
import { pageWith } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { Bans } from "./bans.tsx";
import { BoardPage } from "./board-page.tsx";
import { WritingDetails } from "./writing-details.tsx";

const writing: Writing = {
  id: "p1",
  title: "무료 픽 드립니다",
  postId: "p1",
  contents: "연락 주세요\n010-0000-0000",
  userId: "member09",
  nickname: "푸른바다",
  createdAt: "2026-11-21T13:10:00Z",
  state: "shown",
  reason: null,
  isBanned: false,
};
const bans = {
  items: [
    { userId: "member12", nickname: "검은고양이", reason: "도배", createdAt: "2026-11-21T13:10:00Z", endsAt: null },
  ],
};
const answers = {
  "admin/writings": pageWith([writing, { ...writing, id: "p2", state: "hidden", reason: "광고", isBanned: true }]),
  "admin/writing-bans": bans,
  "admin/writings/state": null,
};

const meta = {
  title: "Operator/Board/BoardPage",
  component: BoardPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/board" answers={{ ...answers, ...(parameters.answers as object) }}>
        <main>
          <h1 className="sr-only">관리자</h1>
          <Story />
        </main>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BoardPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: { answers: { "admin/writings": pageWith([]), "admin/writing-bans": { items: [] } } },
};
export const Failed: Story = { parameters: { answers: { "admin/writings": failure, "admin/writing-bans": failure } } };
export const Hides: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "p1 선택" }));
    await userEvent.click(screen.getByRole("button", { name: "숨기기" }));
    await expect(await screen.findByText("1건을 처리했습니다.")).toBeVisible();
  },
};
export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "p1 선택" }));
    await userEvent.click(screen.getByRole("button", { name: "열기" }));
    await expect(await screen.findByLabelText("바꿀 상태", {}, { timeout: 10_000 })).toHaveValue("shown");
  },
};
export const Details: Story = {
  render: () => <WritingDetails kind="post" writing={writing} onDone={fn()} onClose={fn()} />,
};
export const BansAlone: Story = { render: () => <Bans /> };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

import { expect, fn, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import type { Writing } from "../../../api/contract/operator/board.ts";
import { pageWith } from "../../../../.storybook/community-data.ts";
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

export default pageStories(BoardPage, {
  title: "관리자/게시판/게시판 화면",
  path: "/admin/board",
  answers,
  empty: { "admin/writings": pageWith([]), "admin/writing-bans": { items: [] } },
  stories: {
    Hides: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("checkbox", { name: "p1 선택" }));
      await userEvent.click(screen.getByRole("button", { name: "숨기기" }));
      await expect(await screen.findByText("1건을 처리했습니다.")).toBeVisible();
    },
    Opened: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "p1 열기" }));
      await expect(await screen.findByLabelText("바꿀 상태", {}, { timeout: 10_000 })).toHaveValue("shown");
    },
    Details: {
      render: () => <WritingDetails kind="post" writing={writing} onDone={fn()} onClose={fn()} />,
    },
    BansAlone: {
      render: () => <Bans />,
    },
  },
});

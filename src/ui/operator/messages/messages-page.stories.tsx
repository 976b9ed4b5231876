import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { pageWith } from "../../../../.storybook/community-data.ts";
import { mailingDetail, mailings, receivers } from "./mailing-samples.ts";
import { Mailings } from "./mailings.tsx";
import { MessagesPage } from "./messages-page.tsx";

export default pageStories(MessagesPage, {
  title: "관리자/쪽지/쪽지 화면",
  path: "/admin/messages",
  answers: {
    "admin/members": { page: 1, pageCount: 2, itemsPerPage: 15, totalCount: 20, items: [] },
    // The same path sends one and lists those that were sent.
    "admin/messages": { ...pageWith(mailings), sent: 20 },
    "admin/messages/m1": mailingDetail,
    "admin/messages/m1/receivers": pageWith(receivers),
  },
  empty: { "admin/messages": pageWith([]) },
  stories: {
    /** It says to how many before it is sent. */
    ToAll: async ({ userEvent }) => {
      await userEvent.selectOptions(await screen.findByLabelText("받는 사람"), "level");
      await expect(await screen.findByLabelText("레벨")).toBeVisible();
      await userEvent.selectOptions(screen.getByLabelText("받는 사람"), "all");
      await expect(screen.queryByLabelText("아이디")).toBeNull();
      await expect(screen.queryByLabelText("레벨")).toBeNull();
      await userEvent.type(screen.getByLabelText("제목"), "점검 안내");
      await userEvent.click(await screen.findByRole("textbox", { name: "내용" }, { timeout: 15_000 }));
      await userEvent.keyboard("내일 3시에 점검합니다.");
      await userEvent.click(screen.getByRole("button", { name: "보내기" }));
      await expect(await screen.findByText("모든 회원 20명에게 쪽지를 보냅니다.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "보내기" }));
      await expect(await screen.findByText("20명에게 보냈습니다.")).toBeVisible();
    },
    List: { render: () => <Mailings /> },
    /** One that was sent opens beside the list; one that is recalled is not recalled again. */
    OneOpen: async ({ userEvent }) => {
      await expect(await screen.findByText("10,000+")).toBeVisible();
      await expect(screen.getByRole("button", { name: "m4 회수" })).toBeDisabled();
      await userEvent.click(screen.getByRole("button", { name: "m1 열람" }));
      await expect(await screen.findByText("20명 가운데 12명")).toBeVisible();
    },
    /** Names are read however they are divided. */
    ToSome: async ({ userEvent }) => {
      await userEvent.selectOptions(await screen.findByLabelText("받는 사람"), "list");
      await userEvent.type(screen.getByLabelText("아이디"), "member01, member02{Enter}member01");
      await userEvent.type(screen.getByLabelText("제목"), "안내");
      await userEvent.click(await screen.findByRole("textbox", { name: "내용" }, { timeout: 15_000 }));
      await userEvent.keyboard("안녕하세요.");
      await userEvent.click(screen.getByRole("button", { name: "보내기" }));
      await expect(await screen.findByText("member01, member02 회원 2명에게 쪽지를 보냅니다.")).toBeVisible();
    },
  },
});

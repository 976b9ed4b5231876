import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { AccessPage } from "./access-page.tsx";

export default pageStories(AccessPage, {
  title: "관리자/접속/접속 화면",
  path: "/admin/access",
  answers: {
    "admin/blocked-addresses": { items: [] },
    "admin/disabled-accounts": {
      items: [{ userId: "member09", reason: "도배", disabledAt: "2026-11-20T00:00:00Z" }],
    },
    "admin/sessions/member07/kick": { ended: 1 },
    "admin/sessions/member07/deny": { ended: 2 },
    "admin/disabled-accounts/member07": { ended: 1 },
  },
  stories: {
    Kicked: async ({ userEvent }) => {
      const [userId] = await screen.findAllByLabelText("아이디");
      await userEvent.type(userId!, "member07");
      await userEvent.click(screen.getByRole("button", { name: "강제 로그아웃" }));
      await expect(await screen.findByText("접속 1곳을 로그아웃했습니다.")).toBeVisible();
    },
    /** Rule 8 of the decisions: 406. */
    SentAway: async ({ userEvent }) => {
      const userId = (await screen.findAllByLabelText("아이디"))[1];
      await userEvent.type(userId!, "member07");
      await userEvent.click(screen.getByRole("button", { name: "빈 화면으로 보내기" }));
      await expect(await screen.findByText("접속 2곳을 빈 화면으로 보냈습니다.")).toBeVisible();
    },
    /** Asked once more, and it says that it lasts. */
    Denied: async ({ userEvent }) => {
      const userId = (await screen.findAllByLabelText("아이디"))[2];
      await userEvent.type(userId!, "member07");
      await userEvent.type(screen.getAllByLabelText("사유")[0]!, "도배");
      await userEvent.click(screen.getByRole("button", { name: "접속 거부" }));
      await expect(
        await screen.findByText("member07 회원의 접속을 거부합니다. 해제할 때까지 로그인할 수 없습니다."),
      ).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "접속 거부" }));
      await expect(await screen.findByText("접속을 거부했습니다. 접속 1곳이 로그아웃되었습니다.")).toBeVisible();
    },
  },
});

import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { SettingsPage } from "./settings-page.tsx";

const answer = {
  siteNoticeFlg: false,
  maintenanceNotice: "<p>점검 중입니다.</p>",
  maintenanceEndsAt: null,
  autoLogoutMin: 30,
  logoutMin: 60,
  joinStartEndFlg: false,
  joinApproval: false,
  tetherMaintenanceFlag: 0,
};

const MESSENGERS = [{ name: "텔레그램", imgPath: "messenger-telegram.svg", url: "https://t.me/hanpan_demo" }];

const TERMS = { wonPer100: 100, minimum: 1_000, step: 10 };

export default pageStories(SettingsPage, {
  title: "관리자/설정/설정 화면",
  path: "/admin/settings",
  answers: {
    "admin/settings": answer,
    "admin/online": { members: 12 },
    "points/terms": TERMS,
    "setting/messenger": MESSENGERS,
  },
  stories: {
    /** A word has to be typed, and it is said whom it logs out and how it ends. */
    Maintenance: async ({ userEvent }) => {
      await userEvent.click(await screen.findByLabelText("점검 중 (모든 회원을 로그아웃합니다)"));
      await userEvent.click(screen.getByRole("button", { name: "저장" }));
      await expect(await screen.findByText("'점검 시작'이라고 입력해주세요.")).toBeVisible();
      await userEvent.type(screen.getByLabelText("점검을 시작하는 말"), "점검 시작");
      await userEvent.click(screen.getByRole("button", { name: "저장" }));
      await expect(
        await screen.findByText("지금 접속한 회원 12명과 총판, 관리자 모두 로그아웃됩니다. 예외는 없습니다."),
      ).toBeVisible();
      await expect(
        screen.getByText("저절로 끝나지 않습니다. 끝내려면 npm run settings -- siteNoticeFlg=false 를 실행합니다."),
      ).toBeVisible();
    },
  },
});

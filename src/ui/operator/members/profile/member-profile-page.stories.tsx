import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../../.storybook/page-stories.tsx";
import { MemberProfilePage } from "./member-profile-page.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { FIGURES_TEXT, LOGINS_TEXT, NOTES_TEXT, PROFILE_TABS } from "./text.ts";

const tab = (name: string) => ({ path: `/admin/members/member01?tab=${name}` });

export default pageStories(MemberProfilePage, {
  title: "관리자/회원/회원 한 명의 화면",
  path: "/admin/members/member01",
  answers: PROFILE_ANSWERS,
  stories: {
    Ledger: { ...tab("ledger"), play: async () => void (await screen.findByText("+100,000")) },
    Requests: { ...tab("requests"), play: async () => void (await screen.findByText("입금자명이 다릅니다.")) },
    Logins: {
      ...tab("logins"),
      play: async () => {
        await expect(await screen.findByText("b7f0a1c2d3e4")).toBeVisible();
        await expect(screen.getByRole("button", { name: LOGINS_TEXT.kick })).toBeVisible();
      },
    },
    Shared: { ...tab("shared"), play: async () => void (await screen.findAllByText("member07")) },
    Notes: {
      ...tab("notes"),
      play: async () => {
        await expect(await screen.findByText("VIP 전환 검토")).toBeVisible();
        await expect(screen.getByRole("link", { name: new RegExp(`^${PROFILE_TABS.notes}\\s*2$`) })).toBeVisible();
        await expect(screen.getByRole("textbox", { name: NOTES_TEXT.note })).toBeVisible();
      },
    },
    History: tab("history"),
    /** Kept out, with a sign-up that was refused and nothing else. */
    Disabled: {
      answers: {
        ...PROFILE_ANSWERS,
        "admin/members/member01": {
          ...sampleProfile,
          disabledReason: "도배",
          isOnline: false,
          lastLoginAt: null,
          tendency: [],
          notes: 0,
          recommender: null,
          passwordCode: null,
        },
      },
      play: async () => expect(await screen.findByText("접속 거부: 도배")).toBeVisible(),
    },
    Light: { view: "light", play: async () => void (await screen.findByText(FIGURES_TEXT.ever)) },
  },
});

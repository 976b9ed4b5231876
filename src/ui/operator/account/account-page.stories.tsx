import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleAccount, sampleDevices, sampleSessions } from "../staff/staff-samples.ts";
import { AccountPage } from "./account-page.tsx";

export default pageStories(AccountPage, {
  title: "관리자/내 계정/내 계정 화면",
  path: "/admin/account",
  answers: {
    "member/staff/me": sampleAccount,
    "member/staff/devices": { items: sampleDevices },
    "member/sessions": { items: sampleSessions.sessions },
  },
  empty: {
    "member/staff/me": { ...sampleAccount, hasFactor: false, recoveryCodes: 0 },
    "member/staff/devices": { items: [] },
    "member/sessions": { items: [] },
  },
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { SettingsPage } from "./settings-page.tsx";

const answer = {
  siteNoticeFlg: false,
  maintenanceNotice: "<p>점검 중입니다.</p>",
  maintenanceEndsAt: null,
  autoLogoutMin: 30,
  logoutMin: 60,
  joinStartEndFlg: false,
  tetherMaintenanceFlag: 0,
  news: "이번 주말 K리그 전 경기 배당이 올라갑니다.",
};

const meta = {
  title: "Admin/SettingsPage",
  component: SettingsPage,
} satisfies Meta<typeof SettingsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/settings": answer }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/settings": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/settings": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};

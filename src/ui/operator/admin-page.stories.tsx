import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminPopup } from "../../../.storybook/story-data.ts";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { AdminPage } from "./admin-page.tsx";

const answers = {
  "admin/settings": {
    siteNoticeFlg: false,
    maintenanceNotice: "<p>점검 중입니다.</p>",
    maintenanceEndsAt: null,
    autoLogoutMin: 30,
    logoutMin: 60,
    joinStartEndFlg: false,
    tetherMaintenanceFlag: 0,
    news: "이번 주말 K리그 전 경기 배당이 올라갑니다.",
  },
  "admin/fixtures": {
    page: 1,
    pageCount: 1,
    itemsPerPage: 15,
    totalCount: 1,
    items: [
      {
        id: "f1",
        sportId: "6046",
        leagueName: "K리그1",
        homeName: "울산 현대",
        awayName: "전북 현대",
        startsAt: "2026-11-21T10:00:00Z",
        status: "settled" as const,
        openBets: 12,
        openStake: 1_240_000,
        result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, void: false, revision: 1 },
      },
    ],
  },
  "admin/popups": { items: [adminPopup] },
  "admin/blocked-addresses": { items: [{ address: "203.0.113.7", reason: "도배", createdAt: "2026-11-20T00:00:00Z" }] },
  "admin/audit": {
    ok: true,
    differences: [],
    totals: [
      { kind: "wallet", currency: "won", accounts: 22, balance: 67_503_000 },
      { kind: "points", currency: "point", accounts: 22, balance: 485_000 },
    ],
    counts: { accounts: 92, postings: 43, entries: 88, openBets: 1 },
  },
};

const meta = {
  title: "Admin/AdminPage",
  component: AdminPage,
  args: { search: {} },
  decorators: [
    (Story) => (
      <StoryApp answers={answers}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof AdminPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SiteSettings: Story = {};
export const Fixtures: Story = { args: { search: { tab: "fixtures" } } };
export const Import: Story = { args: { search: { tab: "import" } } };
export const Popups: Story = { args: { search: { tab: "popups" } } };
export const Members: Story = { args: { search: { tab: "members" } } };
export const Audit: Story = { args: { search: { tab: "audit" } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MemberPage } from "./member-page.tsx";

const profile = {
  userId: "member01",
  nickname: "한강바람",
  level: 3,
  phone: "010-****-5678",
  joinedAt: "2026-11-01T00:00:00Z",
  lastLoginAt: "2026-11-21T12:00:00Z",
};
const limits = {
  minCharge: 10_000,
  maxCharge: 3_000_000,
  minExchange: 10_000,
  maxExchange: 3_000_000,
  unit: 1_000,
  exchangesPerDay: 5,
  exchangeWonPerDay: 6_000_000,
  quickAmounts: [10_000],
};
const bets = {
  level: 3,
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
  maxSelectionStake: 10_000_000,
  maxFixtureStake: 20_000_000,
  open: { selections: {}, fixtures: {} },
};
const session = {
  id: "s-1",
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (Macintosh)",
  createdAt: "2026-11-22T01:00:00Z",
  expiresAt: "2026-11-22T02:00:00Z",
  endsAt: "2026-11-22T13:00:00Z",
  isCurrent: true,
  isLive: true,
  endedReason: null,
};
const account = { bank: "국민은행", number: "****-9012", holder: "홍*동" };
const room = { available: 100_000, wagering: 0, todayCount: 0, todayWon: 0 };
const answers = {
  "member/profile": profile,
  "bets/limits": bets,
  "charge/terms": { limits, types: [], open: null },
  "exchange/terms": { limits, account, room, open: null },
  "member/sessions": {
    items: [
      session,
      { ...session, id: "s-2", isCurrent: false, address: "198.51.100.4" },
      { ...session, id: "s-3", isCurrent: false, isLive: false, endedReason: "second_login", userAgent: "" },
    ],
  },
};

const meta = {
  title: "Account/MemberPage",
  component: MemberPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/member"}
        answers={{ ...answers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MemberPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async () => {
    await expect(await screen.findByText("010-****-5678")).toBeVisible();
  },
};
export const WithoutBank: Story = {
  parameters: { answers: { "exchange/terms": { limits, account: null, room, open: null } } },
};
export const Loading: Story = {
  parameters: { answers: { "member/profile": "pending", "bets/limits": "pending", "exchange/terms": "pending" } },
};
export const Failed: Story = {
  parameters: { answers: { "member/profile": failure, "bets/limits": failure, "exchange/terms": failure } },
};
export const Security: Story = {
  parameters: { path: "/member?tab=security" },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("현재 비밀번호"), "hanpan!2026");
    await userEvent.type(screen.getByLabelText("새 비밀번호"), "another-pass-1");
    await userEvent.type(screen.getByLabelText("새 비밀번호 확인"), "another-pass-2");
    await userEvent.click(screen.getAllByRole("button", { name: "변경하기" })[0]!);
    await expect(await screen.findByText("비밀번호가 서로 다릅니다.")).toBeVisible();
  },
};
export const SecurityOnPhone: Story = {
  parameters: { path: "/member?tab=security" },
  globals: { viewport: { value: "phone", isRotated: false } },
};

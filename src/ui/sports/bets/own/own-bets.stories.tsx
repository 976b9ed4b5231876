import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { failure } from "../../../../../.storybook/story-data.ts";
import { StoryApp, type StoryAppProps } from "../../../../../.storybook/story-app.tsx";
import { bet } from "../../../../../.storybook/story-betting.ts";
import { OwnBet } from "./own-bet.tsx";
import { OwnBets } from "./own-bets.tsx";
import { OwnBetsCount } from "./own-bets-count.tsx";

const part = { ...bet, id: "b2", cashedStake: 20_000, cashedPaid: 21_400, payout: 139_000 };
const page = {
  page: 1,
  pageCount: 2,
  itemsPerPage: 15,
  totalCount: 16,
  totals: { stake: 100_000, won: 0, refunded: 0 },
  items: [bet, part],
  running: [],
  eventId: "1-1",
};
const offer = { betId: "b1", stake: 50_000, value: 61_250, rule: null, message: null, version: 3, delayMs: 0 };
const lost = { rule: "cash_out_lost", message: "낙첨된 선택이 있어 캐시아웃할 수 없습니다." };
const offers = { items: [offer, { ...offer, betId: "b2", stake: 30_000, value: null, ...lost }] };

const within = (answers: NonNullable<StoryAppProps["answers"]>) => [
  (Story: () => React.ReactNode) => (
    <StoryApp path="/korea/cross" answers={{ "cash-outs": offers, ...answers }}>
      <div className="w-80 bg-surface">
        <Story />
      </div>
    </StoryApp>
  ),
];

const meta = {
  title: "베팅내역/이 경기의 내 베팅",
  component: OwnBets,
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof OwnBets>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One for sale, and one of which a part was sold and that is not bought any more. */
export const Listed: Story = {
  decorators: within({ bets: page }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "61,250원에 캐시아웃" })).toBeEnabled();
    await expect(canvas.getByText(/50,000원 중 20,000원 정산\(21,400원 지급\) · 남은/)).toBeVisible();
    await expect(canvas.getByText("117,600원")).toBeVisible();
    await expect(await canvas.findByText(lost.message)).toBeVisible();
    await expect(canvas.getByText("나머지 14건은 베팅내역에 있습니다.")).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: within({ bets: { ...page, pageCount: 1, totalCount: 0, items: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("진행 중인 베팅이 없습니다.")).toBeVisible();
  },
};
export const Loading: Story = { decorators: within({ bets: "pending" }) };
export const Failed: Story = { decorators: within({ bets: failure }) };
/** A bet in play that is not taken yet is not for sale. */
export const Pending: Story = {
  decorators: within({}),
  render: () => <OwnBet bet={{ ...bet, acceptance: "pending" }} isForSale={false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("접수 대기")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Counted: Story = {
  decorators: within({ bets: page }),
  render: () => <OwnBetsCount />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("16")).toBeVisible();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { BetFilter } from "./bet-filter.tsx";
import { sampleBet, sampleFile } from "./bet-samples.ts";
import { BetsPage } from "./bets-page.tsx";
import { LargeBets } from "./large-bets.tsx";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const lost = {
  ...sampleBet,
  id: "b2",
  number: "3124611784",
  userId: "member02",
  status: 1,
  settledAt: "2026-11-22T01:00:00Z",
};
const voided = { ...lost, id: "b3", number: "4821930574", status: -1, paid: 50_000, voidedAt: "2026-11-22T01:00:00Z" };
const page = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 3,
  totals: { stake: 150_000, paid: 50_000 },
  items: [sampleBet, lost, voided],
};
const none = { ...page, totalCount: 0, totals: { stake: 0, paid: 0 }, items: [] };
const large = {
  least: 1_000_000,
  items: [
    { ...sampleBet, stake: 3_000_000 },
    { ...lost, stake: 1_200_000 },
  ],
};
const answers = {
  "admin/bets": page,
  "admin/bets/large": large,
  "admin/bets/b1": sampleFile,
  "tables/bets": { hidden: [], views: [] },
};

const meta = {
  title: "관리자/베팅/베팅 화면",
  component: BetsPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/admin/bets"}
        answers={{ ...answers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BetsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row that is opened shows its legs and its postings beside the list. */
export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect((await screen.findAllByText("656-230-5898"))[0]).toBeVisible();
    await expect(screen.getByText("150,000")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "6562305898 열기" }));
    await expect(await screen.findByRole("button", { name: "번호 복사" })).toBeVisible();
    await expect(await screen.findByText("회원 지갑")).toBeVisible();
  },
};
/** What is typed stands in the address, and the order stays. */
export const Filtered: Story = {
  render: () => <BetFilter filters={{ state: "won", sort: "-stake" }} onApply={applied} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText(TEXT.state)).toHaveValue("won");
    await userEvent.type(screen.getByLabelText(TEXT.least), "50000");
    await userEvent.click(screen.getByRole("button", { name: TEXT.submit }));
    await waitFor(() => expect(applied).toHaveBeenCalledWith({ state: "won", least: 50_000, sort: "-stake" }));
  },
};
const applied = fn();
export const Large: Story = {
  render: () => <LargeBets />,
  play: async () => expect(await screen.findByText("3,000,000")).toBeVisible(),
};
export const NoneLarge: Story = {
  render: () => <LargeBets />,
  parameters: { answers: { "admin/bets/large": { ...large, items: [] } } },
  play: async () => expect(await screen.findByText(TEXT.noLarge)).toBeVisible(),
};
export const Empty: Story = {
  parameters: { path: "/admin/bets?text=member09", answers: { "admin/bets": none } },
  play: async () => expect(await screen.findByText("해당하는 베팅이 없습니다.")).toBeVisible(),
};
/** The check digit does not fit. */
export const WrongNumber: Story = {
  parameters: { path: "/admin/bets?text=656-230-5889", answers: { "admin/bets": none } },
  play: async () => expect(await screen.findByText("번호를 다시 확인해 주세요.")).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "admin/bets": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

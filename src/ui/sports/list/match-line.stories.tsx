import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { matchOf, matchStage } from "../../../../.storybook/story-matches.tsx";
import { LinePrices } from "./line-prices.tsx";
import { LineTime } from "./line-time.tsx";
import { MatchLine } from "./match-line.tsx";

const fixture = matchOf("f1", "맨체스터 유나이티드", "토트넘");
const live = matchOf("f2", "울산 HD", "광주 FC", { status: "live", score: { home: 2, away: 1 }, clock: "후반 71'" });
const [result] = fixture.markets;
if (!result) throw new Error("the story's fixture has no market");
const withMore = { ...fixture, id: "f3", markets: [...fixture.markets, { ...result, id: "f3-w", period: "102" }] };
const { betting, decorate } = matchStage([fixture, live, withMore]);

const meta = {
  title: "유럽형/경기 목록/경기 한 줄",
  component: MatchLine,
  args: { game: "cross", fixture, lists: betting, isGone: false },
  decorators: [decorate],
} satisfies Meta<typeof MatchLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Seven prices beside the names, in 46 px. The names of prices are read, and stand in the head of the league. */
export const Scheduled: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("article", { name: "맨체스터 유나이티드 대 토트넘" });
    await expect(row.offsetHeight).toBeLessThanOrEqual(48);
    await expect(canvas.getAllByRole("button")).toHaveLength(7);
    await expect(canvas.getByRole("button", { name: /^토트넘 \+1\.5/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^언더 2\.5/ })).toBeVisible();
  },
};
export const Live: Story = { args: { game: "live", fixture: live } };
/** On a European list its names and the number lead to all markets. */
export const WithPage: Story = {
  args: { isEuropean: true, fixture: { ...fixture, marketCount: 52, board: null } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("link", { name: "맨체스터 유나이티드 대 토트넘 마켓 52개" });
    await expect(all).toHaveTextContent("+49");
  },
};
/** A finger meets the number, too, and no price below it. */
export const Phone: Story = {
  ...WithPage,
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("link", { name: /마켓 52개$/ });
    const { width, height, bottom } = all.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const [price] = canvas.getAllByRole("button");
    await expect(bottom).toBeLessThanOrEqual(price?.getBoundingClientRect().top ?? 0);
  },
};
/** What no column shows opens below the line. */
export const WithMore: Story = {
  args: { fixture: withMore },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: /마켓 1개 더 보기/ });
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getAllByRole("group")).toHaveLength(4));
  },
};
export const Gone: Story = {
  args: { isGone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("마감")).toHaveLength(8);
  },
};
export const Prices: Story = {
  render: () => <LinePrices column="result" fixture={fixture} market={null} picked={new Set()} onPick={() => {}} />,
};
export const Time: Story = {
  render: () => <LineTime fixture={live} now={{ status: "live", clock: "전반 12'" }} isClosed={false} />,
};

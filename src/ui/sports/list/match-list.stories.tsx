import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { matchOf, matchStage } from "../../../../.storybook/story-matches.tsx";
import { ColumnTabs } from "./column-tabs.tsx";
import { LeagueHead } from "./league-head.tsx";
import { listLook } from "./list-look.ts";
import { LookButton } from "./look-button.tsx";
import { MatchList, type MatchListProps } from "./match-list.tsx";
import { TabRow } from "./tab-row.tsx";

const fixture = matchOf("f1", "울산 HD", "대전 하나시티즌");
const other = matchOf("f2", "맨체스터 유나이티드", "토트넘", { leagueName: "프리미어리그" });
const last = matchOf("f3", "FC 서울", "광주 FC");
const live = matchOf("f4", "수원 FC", "강원 FC", { status: "live", score: { home: 2, away: 1 }, clock: "후반 71'" });
const { betting, decorate } = matchStage([fixture, other, last, live]);

const meta = {
  title: "유럽형/경기 목록/경기 목록",
  component: MatchList,
  args: { game: "cross", listKey: "a", items: [fixture, other, last], lists: betting },
  decorators: [decorate],
  beforeEach: () => {
    listLook.set("lines");
  },
} satisfies Meta<typeof MatchList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One head a league, wherever its matches stand in the list. */
export const Leagues: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("heading", { level: 2 })).toHaveLength(2);
    const rows = canvas.getAllByRole("article").map((row) => row.ariaLabel);
    await expect(rows).toEqual(["울산 HD 대 대전 하나시티즌", "FC 서울 대 광주 FC", "맨체스터 유나이티드 대 토트넘"]);
  },
};
export const Marked: Story = { args: { isEuropean: true } };
export const Proto: Story = { args: { game: "proto", items: [{ ...fixture, round: 109, number: 1 }] } };
export const Results: Story = { args: { game: "wintielose", items: [fixture, other] } };
/** The look is changed and kept. */
export const Look: Story = {
  render: (args) => (
    <>
      <LookButton game="cross" />
      <MatchList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "펼쳐 보기" }));
    await expect(await canvas.findByRole("button", { name: "한줄 보기" })).toBeVisible();
    await expect(localStorage.getItem("hanpan.list")).toBe("blocks");
    await userEvent.click(canvas.getByRole("button", { name: "한줄 보기" }));
  },
};
const group = { key: "g", sportId: "6046", leagueName: "K리그1", when: "11-21 (토)", fixtures: [fixture] };
export const Head: Story = {
  render: () => <LeagueHead group={group} columns={["result", "handicap", "total"]} isMarked />,
};
export const HeadOfBlocks: Story = { render: () => <LeagueHead group={group} /> };
export const Tabs: Story = {
  render: () => (
    <TabRow
      label="분류"
      selected="a"
      tabs={[
        { value: "a", label: "전체", count: 12 },
        { value: "b", label: "핸디캡" },
      ]}
      onSelect={() => {}}
    />
  ),
};
let end = (): void => undefined;
function Ending(args: MatchListProps) {
  const [items, setItems] = useState(args.items);
  useEffect(() => {
    end = () => setItems([]);
  }, []);
  return <MatchList {...args} items={items} empty={<p>경기가 없습니다.</p>} />;
}
/** The last match stays, closed, until something else is pressed. */
export const LastEnds: Story = {
  args: { items: [fixture] },
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("article");
    end();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="closed"]')).not.toBeNull());
    await expect(canvas.queryByText("경기가 없습니다.")).toBeNull();
    await userEvent.click(document.body);
    await expect(await canvas.findByText("경기가 없습니다.")).toBeVisible();
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};
/** A phone shows one market at a time, and keeps the choice. */
export const Narrow: Story = {
  render: (args) => (
    <>
      <ColumnTabs game="cross" />
      <MatchList {...args} />
    </>
  ),
  globals: { viewport: { value: "mobile1" } },
};

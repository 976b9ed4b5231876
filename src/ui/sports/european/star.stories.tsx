import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { europeanAnswers } from "../../../../.storybook/european-data.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { listRows } from "../list/list-rows.ts";
import { MatchList } from "../list/match-list.tsx";
import { VirtualRows } from "../list/virtual-rows.tsx";
import { ListFilters } from "./list-filters.tsx";
import { InplaySports } from "./inplay-sports.tsx";
import { LiveNews } from "./live-news.tsx";
import { Star } from "./star.tsx";

const meta = {
  title: "유럽형/즐겨찾기 별",
  component: Star,
  args: { kind: "fixture", of: "f1", name: "울산 대 전북" },
  decorators: [inApp({ box: "p-3", path: "/inplay", answers: europeanAnswers })],
} satisfies Meta<typeof Star>;
export default meta;

type Story = StoryObj<typeof meta>;

const betting = createStoryBetting();
const many = Array.from({ length: 400 }, (_, at) => ({
  ...fixtureOf(`many-${at}`, `홈 ${at}`, `원정 ${at}`, { status: "live", score: { home: 0, away: 0 } }),
  marketCount: 1,
  board: null,
}));

export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { pressed: true })).toHaveAccessibleName("울산 대 전북 즐겨찾기");
  },
};
export const NotMarked: Story = {
  args: { of: "f2", name: "서울 대 수원" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { pressed: false })).toBeVisible();
  },
};
const drawMany = () => (
  <PriceStoreContext value={betting.prices}>
    <MatchList game="live" isEuropean listKey="long" items={many} lists={betting} />
  </PriceStoreContext>
);

/** More rows than a short list has: those that are far below the screen are not in the page. */
export const LongList: Story = {
  render: drawMany,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("홈 0", { selector: "h3 *" })).toBeVisible();
    await waitFor(() => expect(document.querySelector("[data-index]")).not.toBeNull());
    await expect(document.querySelectorAll("[data-fixture]").length).toBeLessThan(100);
    await expect(document.querySelector("[data-index]")).toHaveAttribute("aria-setsize", "401");
  },
};
/** A scroll that jumps draws the screen's rows alone; those above and below it come when it ends. */
export const JumpedList: Story = {
  render: drawMany,
  play: async () => {
    await waitFor(() => expect(document.querySelector("[data-index]")).not.toBeNull());
    const rows = () => [...document.querySelectorAll("[data-index]")].map((row) => row.getBoundingClientRect());
    scrollTo(0, 9_000);
    await waitFor(() => expect(rows().some(({ top, bottom }) => top <= 0 && bottom > 0)).toBe(true));
    await waitFor(() => expect(rows().filter(({ bottom }) => bottom < 0).length).toBeGreaterThan(5), {
      timeout: 3_000,
    });
    await expect(rows().filter(({ top }) => top > innerHeight).length).toBeGreaterThan(5);
    scrollTo(0, 0);
  },
};
export const Rows: Story = {
  render: () => (
    <VirtualRows
      rows={listRows("live", "line", many.slice(0, 5))}
      heightOf={() => 46}
      draw={({ key }) => <p>{key}</p>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("many-4")).toBeVisible();
  },
};
export const Sports: Story = {
  render: () => <InplaySports sports={[{ sportId: "6046", count: 3 }]} selected="6046" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /축구/ })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: /축구/ }).getAttribute("href")).toMatch(/sport_id=.*6046.*/);
    await expect(canvas.getByRole("link", { name: /축구/ }).getAttribute("href")).toMatch(/sport=1/);
    await expect(canvas.getByRole("link", { name: /축구/ }).getAttribute("href")).toMatch(/time=\d+/);
  },
};
export const Filters: Story = {
  render: () => <ListFilters fav="1" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "즐겨찾기" })).toHaveAttribute("aria-current", "true");
    const field = await canvas.findByRole("textbox", { name: "팀, 리그 검색" });
    await userEvent.keyboard("/");
    await expect(field).toHaveFocus();
  },
};

const running = fixtureOf("f5", "FC 서울", "수원 삼성", { status: "live", score: { home: 0, away: 0 } });
const [price] = running.markets[0]?.selections ?? [];

/** A goal and a suspension are said; a price is not. */
export const News: Story = {
  render: () => (
    <div data-fixture="f5">
      <LiveNews fixtures={[running]} lists={betting} />
    </div>
  ),
  play: async ({ canvas }) => {
    betting.takeList([running], "1-1");
    const id = price?.id ?? "";
    betting.prices.apply([{ selectionId: id, betPrice: 240, status: "open" }], "1-2");
    betting.fixtures.apply([{ ...running, score: { home: 1, away: 0 }, clock: null }], "1-3");
    betting.prices.apply([{ selectionId: id, betPrice: 240, status: "suspended" }], "1-4");
    await waitFor(
      () =>
        expect(canvas.getByRole("status")).toHaveTextContent(
          "골, FC 서울. FC 서울 1 대 0 수원 삼성. FC 서울 대 수원 삼성, 베팅 일시 정지.",
        ),
      { timeout: 3_000 },
    );
  },
};

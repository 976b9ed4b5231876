import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { OpenBetsCount, RunningCount } from "./bar-counts.tsx";

const meta = {
  title: "공통/틀/하단 바",
  component: BottomBar,
  render: () => (
    <StoryApp path="/korea/live">
      <div className="max-w-100">
        <BottomBar />
      </div>
    </StoryApp>
  ),
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page that is shown has its tab marked, and the last tab opens the menu. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: /라이브/ })).toHaveAttribute("aria-current", "page");
    const all = canvas.getByRole("button", { name: "전체 메뉴 열기" });
    await userEvent.click(all);
    await expect(all).toHaveAttribute("aria-expanded", "true");
  },
};

export const Counts: Story = {
  render: () => (
    <StoryApp answers={{ fixtures: { ...EMPTY, totalCount: 12 }, bets: { ...EMPTY, totalCount: 120 } }}>
      <div className="relative h-14 w-20">
        <RunningCount />
      </div>
      <div className="relative h-14 w-20">
        <OpenBetsCount />
      </div>
    </StoryApp>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("진행 중인 경기 12개")).toBeInTheDocument();
    await expect(await canvas.findByText("99+")).toBeInTheDocument();
  },
};

const EMPTY = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 1,
  items: [],
  bonus: null,
  sports: [],
  leagues: [],
  totals: { stake: 0, won: 0, refunded: 0 },
  running: [],
  eventId: "1-1",
};

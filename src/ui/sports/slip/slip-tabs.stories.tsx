import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { OwnCount, SlipBody } from "./slip-body.tsx";
import { SlipTabs } from "./slip-tabs.tsx";
import { useSlipTab } from "./use-slip-tab.ts";

const page = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 0,
  totals: { stake: 0, won: 0, refunded: 0 },
  items: [],
  running: [],
  eventId: "1-1",
};
const props = { betting: createStoryBetting({ slip: {} }) };

function Place() {
  const [tab] = useSlipTab();
  return (
    <div className="w-80 bg-surface">
      <SlipTabs count={2} betCount={<OwnCount />} />
      <SlipBody {...props} tab={tab} />
    </div>
  );
}

const meta = { title: "베팅카트/카트 탭" } satisfies Meta;
export default meta;

export const Turned: StoryObj<typeof meta> = {
  render: () => (
    <StoryApp path="/korea/cross" answers={{ bets: page }}>
      <Place />
    </StoryApp>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "베팅카트 2" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "내 베팅" }));
    await expect(await canvas.findByText("진행 중인 베팅이 없습니다.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "베팅카트 2" }));
    await expect(await canvas.findByLabelText("베팅금액")).toBeVisible();
  },
};

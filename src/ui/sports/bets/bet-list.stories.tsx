import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { cashOutName } from "../../../machines/cash-out/cash-out-name.ts";
import { FORM_TEXT } from "../../frame/form/text.ts";
import { BetList } from "./bet-list.tsx";

const ASKED = {
  method: "POST",
  path: `bets/${bet.id}/cash-out`,
  body: { stake: 50_000, value: 60_638, version: 3 },
} as const;

const meta = {
  title: "베팅내역/베팅 목록",
  component: BetList,
  args: { bets: [bet, { ...bet, id: "b-2", status: 1 }] },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/bet_result"
        answers={{ "cash-outs": { items: [] } }}
        prepare={({ commands }) => {
          if (parameters.isAsked === true)
            void commands().then(({ storeIntent }) =>
              storeIntent({ owner: "m1", name: cashOutName(bet.id), request: ASKED, isKept: true }),
            );
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BetList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoBets: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
    for (const one of canvas.getAllByRole("group")) await expect(one).not.toHaveAttribute("open");
  },
};
/** A cash-out was sent before a reload: its bet unfolds by itself and says that it is being checked. */
export const CashOutNotKnown: Story = {
  parameters: { isAsked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FORM_TEXT.unknown)).toBeVisible();
    const [asked, other] = canvas.getAllByRole("group");
    await expect(asked).toHaveAttribute("open");
    await expect(other).not.toHaveAttribute("open");
  },
};

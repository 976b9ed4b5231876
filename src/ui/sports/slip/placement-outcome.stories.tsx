import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import {
  bet,
  createStoryBetting,
  createStoryPlacement,
  entry,
  type StoryPlacement,
} from "../../../../.storybook/story-betting.ts";
import { NOT_WITHDRAWN } from "../../../machines/command/submission.ts";
import { movedTogether } from "./moved-together-samples.ts";
import type { SlipProps } from "./betting.ts";
import { PlacementOutcome } from "./placement-outcome.tsx";
import { PLACEMENT_TEXT, SLIP_TEXT } from "./text.ts";

const sent = (options: StoryPlacement = {}) => ({
  betting: createStoryBetting({ slip: {}, placement: { until: "sent", ...options } }),
});

/** The first price moves while the bet is under way. */
function overtaken() {
  const picks = [{ selectionId: entry.id, betPrice: 171, status: "open" }];
  const refusal = { code: "price_changed", message: "배당이 변경되었습니다." };
  const given = sent({ answer: { kind: "priceChanged", refusal, picks } });
  given.betting.edit({ type: "prices.changed", items: picks });
  return given;
}
const refusal = { code: "stake_limit", message: "최대 베팅금액은 1,200,000원입니다.", maxStake: 1_200_000 };

const meta = {
  title: "베팅카트/베팅 결과",
  component: PlacementOutcome,
  args: sent(),
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<SlipProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sending: Story = { args: sent() };
/** The receipt; the same picks go into the slip again, with their prices asked for. */
export const Accepted: Story = {
  args: sent({ answer: { kind: "placed", bet } }),
  play: async ({ canvas, userEvent, args: { betting } }) => {
    await expect(await canvas.findByText("656-230-5898")).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      expect.stringContaining("1.85"),
      expect.stringContaining("2.12"),
    ]);
    await userEvent.click(await canvas.findByRole("button", { name: PLACEMENT_TEXT.again }));
    await expect(betting.shown().slip.context.legs.map((leg) => leg.entry.id)).toEqual(["f1-home", "f2-away"]);
    await expect(betting.shown().slip.hasTag("busy")).toBe(true);
    await expect(betting.shown().placement.matches("editing")).toBe(true);
  },
};
const settled = createStoryPlacement({
  until: "sent",
  answer: {
    kind: "placed",
    bet: {
      ...bet,
      picks: bet.picks.map((pick) => ({ ...pick, selectionName: "볼턴 원더러스 유나이티드 앤드 애슬레틱 풋볼 클럽" })),
    },
  },
});
/** What the stream tells of the bet while its receipt stands; a long name breaks, its price is whole. */
export const SettledMeanwhile: Story = {
  args: { betting: createStoryBetting({ slip: {}, placement: settled }) },
  play: async ({ canvas }) => {
    await canvas.findByText(PLACEMENT_TEXT.accepted);
    settled.send({
      type: "bet.changed",
      bet: { ...bet, status: 2, paid: 196_000, settledAt: "2026-11-21T12:00:00.000Z" },
    });
    await expect(await canvas.findByText("당첨 196,000원")).toBeVisible();
    for (const price of ["1.85", "2.12"]) {
      const shown = canvas.getByText(price);
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth + 1);
    }
  },
};
export const Pending: Story = { args: sent({ answer: { kind: "placed", bet: { ...bet, acceptance: "pending" } } }) };
export const RefusedAfterDelay: Story = {
  args: sent({
    answer: { kind: "placed", bet: { ...bet, acceptance: "refused", refusal: "배당이 변경되어 접수되지 않았습니다." } },
  }),
};
export const Refused: Story = { args: sent({ answer: { kind: "refused", refusal } }) };
export const NoStakeWouldBeTaken: Story = {
  args: sent({
    answer: { kind: "refused", refusal: { ...refusal, message: "최대 당첨금액은 50,000,000원입니다.", maxStake: 0 } },
  }),
};
/** One press takes the price that is shown and bets. */
export const PriceChanged: Story = {
  args: overtaken(),
  play: async ({ args: { betting }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^변경 배당 수락하고 베팅/ }));
    await expect(betting.shown().placement.hasTag("busy")).toBe(true);
    await expect(betting.shown().placement.context.request?.picks[0]?.betPrice).toBe(171);
  },
};
/** Only the price of two legs together moved: one press agrees to it and bets. */
export const PriceTogetherChanged: Story = {
  args: movedTogether(),
  play: async ({ args: { betting }, canvas, userEvent }) => {
    await expect(await canvas.findByText("조합 배당이 변경되었습니다: 2.40 → 2.35")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "변경 배당 수락하고 베팅" }));
    await expect(betting.shown().placement.hasTag("busy")).toBe(true);
    await expect(betting.shown().placement.context.request).toMatchObject({
      combinations: [{ fixtureId: "f1", price: 235 }],
    });
  },
};
export const Unknown: Story = { args: sent({ answer: { kind: "unknown" } }) };
export const Reconciling: Story = {
  args: sent({ answer: { kind: "unknown" } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "지금 확인" }));
  },
};
const absent = { answer: { kind: "unknown" }, found: { kind: "absent" } } as const;
/** What would be sent again is named: its legs, stake and price. */
export const Unsent: Story = {
  args: sent(absent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("울산 현대 외 1")).toBeVisible();
    await expect(canvas.getByText("50,000원 × 3.92")).toBeVisible();
    await expect(canvas.getByRole("button", { name: PLACEMENT_TEXT.resend })).not.toHaveAttribute("aria-disabled");
  },
};
/** After a reload the slip holds another pick: what is said is said of the bet that was sent. */
export const UnsentOfAnotherSlip: Story = {
  args: {
    betting: createStoryBetting({
      slip: { entries: [{ ...entry, id: "f3-home", selectionName: "광주 FC" }], stake: 1_000 },
      placement: { until: "sent", ...absent },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2경기")).toBeVisible();
    await expect(canvas.getByText("50,000원 × 3.92")).toBeVisible();
  },
};
/** It leaves only while prices are live; its button stays and says so. */
export const UnsentAndNotLive: Story = {
  args: sent(absent),
  play: async ({ args: { betting }, canvas, userEvent }) => {
    const resend = await canvas.findByRole("button", { name: PLACEMENT_TEXT.resend });
    betting.live.send({ type: "stream.closed" });
    await waitFor(() => expect(resend).toHaveAttribute("aria-disabled", "true"));
    await expect(resend).toHaveAccessibleDescription(SLIP_TEXT.notFresh);
    await userEvent.click(resend);
    await expect(betting.shown().placement.matches("unsent")).toBe(true);
  },
};
const giveUp: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: PLACEMENT_TEXT.discard }));
};
export const Withdrawing: Story = {
  args: sent(absent),
  play: async (context) => {
    await giveUp(context);
    await expect(await context.canvas.findByText(PLACEMENT_TEXT.withdrawing)).toBeVisible();
    await expect(context.canvas.queryByRole("button")).toBeNull();
  },
};
/** The answer did not come: it may be tried again, and the same bet may still be sent. */
export const NotWithdrawnYet: Story = {
  args: sent({ ...absent, withdrawn: { kind: "unknown" } }),
  play: async (context) => {
    await giveUp(context);
    await expect(await context.canvas.findByText(NOT_WITHDRAWN.message)).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: PLACEMENT_TEXT.discard })).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: PLACEMENT_TEXT.resend })).toBeVisible();
  },
};
/** It had been placed after all. */
export const WithdrawnTooLate: Story = {
  args: sent({ ...absent, withdrawn: { kind: "placed", bet } }),
  play: async (context) => {
    await giveUp(context);
    await expect(await context.canvas.findByText(PLACEMENT_TEXT.accepted)).toBeVisible();
  },
};
export const Interrupted: Story = { args: sent({ answer: { kind: "sessionEnded", status: 555 } }) };

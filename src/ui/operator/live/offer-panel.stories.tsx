import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { AllowedContext } from "../../frame/form/allowed.ts";
import { LimitsForm } from "./limits-form.tsx";
import { LIVE_ANSWERS, liveDetail, liveMarketDetail } from "./live-samples.ts";
import { MarketExposure } from "./market-exposure.tsx";
import { OFFER_TEXT as TEXT } from "./offer-text.ts";
import { OfferPanel } from "./offer-panel.tsx";
import { PriceForm } from "./price-form.tsx";

const [home, ...others] = liveMarketDetail.selections;
if (!home) throw new Error("the sample has no outcome");
const heldByHand = {
  ...home,
  betPrice: 168,
  byHand: { by: "admin04", at: "2026-11-22T09:12:00Z", feedPrice: 174 },
  maxStake: 5_000_000,
  maxLiability: 3_000_000,
};
const held = { ...liveMarketDetail, maxLiability: 10_000_000, selections: [heldByHand, ...others] };
const NAME = "인플레이 · 승무패 · 남산 FC";

const meta = {
  title: "관리자/실시간/배당과 한도",
  component: MarketExposure,
  args: { fixture: liveDetail, market: held, onDone: () => {} },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/", answers: LIVE_ANSWERS })],
} satisfies Meta<typeof MarketExposure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The origin of each price, and what is taken at most. */
export const ByHand: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("수동 admin04 11-22 18:12 · 공급 1.74")).toBeVisible();
    await expect(canvas.getAllByText(TEXT.feed)).toHaveLength(2);
    await expect(canvas.getByText("한도 베팅금 5,000,000원 · 손실 3,000,000원")).toBeVisible();
    await expect(canvas.getByText("한도 손실 10,000,000원")).toBeVisible();
  },
};
export const Adjusting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "인플레이 · 승무패 남산 FC 배당과 한도 조정" }));
    await expect(await canvas.findByRole("button", { name: `${NAME} 원래 배당으로 되돌리기` })).toHaveTextContent(
      "1.74",
    );
    await expect(canvas.getByLabelText(TEXT.priceField)).toHaveValue("1.68");
    await expect(canvas.getByLabelText(TEXT.maxStake)).toHaveValue("5,000,000");
    await userEvent.click(canvas.getByRole("button", { name: "인플레이 · 승무패 한도 조정" }));
    await expect(await canvas.findByLabelText(TEXT.maxLiability)).toHaveValue("10,000,000");
    await expect(canvas.queryByLabelText(TEXT.priceField)).toBeNull();
  },
};
export const Faulty: Story = {
  render: () => <PriceForm selection={home} name={NAME} />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(TEXT.priceField);
    await expect(canvas.queryByRole("button", { name: `${NAME} 원래 배당으로 되돌리기` })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, "2,15");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.setPrice }));
    await expect(await canvas.findByText(TEXT.wrongPrice)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "1.00");
    await expect(await canvas.findByText("배당은 1.01부터입니다.")).toBeVisible();
    await expect(canvas.getByText("사유를 입력해주세요.")).toBeVisible();
  },
};
export const Limits: Story = {
  parameters: { answers: { "admin/live/limits": null } },
  render: () => <LimitsForm scope="market" of={held} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(TEXT.maxStake), "20000000");
    await userEvent.type(canvas.getByLabelText(TEXT.reason), "결승전");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.setLimits }));
    await expect(await canvas.findByText(TEXT.limitsSet)).toBeVisible();
    await expect(canvas.getByLabelText(TEXT.maxStake)).toHaveValue("20,000,000");
  },
};
/** Who may limit and set no price. */
export const OfRisk: Story = {
  render: () => <OfferPanel market={held} selection={heldByHand} name={NAME} />,
  decorators: [
    (Story) => (
      <AllowedContext value={(right) => right !== "live.price"}>
        <Story />
      </AllowedContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(TEXT.maxStake)).toBeVisible();
    await expect(canvas.queryByLabelText(TEXT.priceField)).toBeNull();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ActionList } from "./action-list.tsx";
import { HoldList } from "./hold-list.tsx";
import { HoldsView } from "./holds-view.tsx";
import { LIVE_ANSWERS, liveMarketDetail, leagueSetting, liveDetail, NO_LIVE } from "./live-samples.ts";
import { MarketExposure, Net } from "./market-exposure.tsx";
import { SettingForm } from "./setting-form.tsx";
import { SettingTable } from "./setting-table.tsx";
import { StopButton } from "./stop-button.tsx";
import { StopForm } from "./stop-form.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/실시간/마감 조치",
  component: HoldsView,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/", answers: LIVE_ANSWERS })],
} satisfies Meta<typeof HoldsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StopEverything: Story = {
  render: () => <StopForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(TEXT.target), "all");
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.stop }));
    await expect(await canvas.findByText("사유를 입력해주세요.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(TEXT.reason), "공급사 오류");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.stop }));
    await expect(await canvas.findByText(TEXT.askWide(TEXT.everything))).toBeVisible();
  },
};
export const LiftOne: Story = {
  parameters: { answers: { "admin/live/holds/lift": { markets: 2, stillSuspended: 1 } } },
  render: () => <StopButton scope="market" of="f1-ou" name="언더오버 2.5" isHeld onDone={() => {}} />,
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "언더오버 2.5 해제" })).toBeEnabled(),
};
export const HeldMarket: Story = {
  render: () => (
    <MarketExposure
      fixture={liveDetail}
      market={{ ...liveMarketDetail, status: "suspended", isHeld: true }}
      onDone={() => {}}
    />
  ),
};
export const Loss: Story = { render: () => <Net won={-1_820_000} /> };
export const HoldsShown: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText("배당 오류 확인")).toBeVisible(),
};
export const NoHolds: Story = {
  parameters: { answers: { "admin/live/holds": { items: [] } } },
  render: () => <HoldList />,
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noHolds)).toBeVisible(),
};
export const SettingsFailed: Story = {
  parameters: { answers: { "admin/live/settings": failure } },
  render: () => <SettingTable />,
};
export const WrongMargin: Story = {
  render: () => <SettingForm setting={leagueSetting} onDone={() => {}} onClose={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    const margin = await canvas.findByLabelText(TEXT.marginField);
    await userEvent.clear(margin);
    await userEvent.type(margin, "0.99");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.save }));
    await expect(await canvas.findByText("마진은 1%부터입니다.")).toBeVisible();
    await userEvent.clear(margin);
    await userEvent.type(margin, "7%");
    await expect(await canvas.findByText(TEXT.wrongMargin)).toBeVisible();
    // 7 is 7 percent.
    await userEvent.clear(margin);
    await userEvent.type(margin, "7");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.save }));
    await expect(await canvas.findByText(TEXT.marginIs("7"))).toBeVisible();
  },
};
export const NoActions: Story = {
  parameters: { answers: { "admin/live/actions": NO_LIVE } },
  render: () => <ActionList />,
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noActions)).toBeVisible(),
};

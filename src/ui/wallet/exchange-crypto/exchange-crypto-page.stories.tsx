import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { DialogHost } from "../../frame/dialog/dialog-host.tsx";
import { tetherTerms } from "../charge-crypto/tether-samples.ts";
import { account, limits, requests, room, sampleExchange, wagering } from "../wallet-samples.ts";
import { ExchangeCryptoPage } from "./exchange-crypto-page.tsx";

const terms = { limits, account, room, wagering, latest: null };
const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const tether = { network: "TRC20", address, usdt: 72_170_000, rate: 138_550 };
const answers = {
  "exchange/terms": terms,
  "charge/tetherTerms": tetherTerms,
  "money-requests": requests("exchange"),
  "setting/tether": { tetherMaintenanceFlag: 0 },
  "exchange/tether": failure,
};

const meta = {
  title: "Wallet/ExchangeCryptoPage",
  component: ExchangeCryptoPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/exchangeCrypto" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
        <DialogHost />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ExchangeCryptoPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: { answers: { "exchange/terms": "pending", "money-requests": "pending" } } };
export const Failed: Story = { parameters: { answers: { "exchange/terms": failure, "money-requests": failure } } };
export const NoAccount: Story = {
  parameters: { answers: { "exchange/terms": { ...terms, account: null } } },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "환전 계좌 등록" })).toHaveAttribute("href", "/exchange");
    await expect(screen.queryByRole("button", { name: "테더 환전하기" })).toBeNull();
  },
};
export const WageringLeft: Story = {
  parameters: { answers: { "exchange/terms": { ...terms, room: { ...room, wagering: 210_000 } } } },
};
export const Requested: Story = {
  parameters: { answers: { "exchange/terms": { ...terms, latest: { ...sampleExchange, bank: null, tether } } } },
  play: async () => {
    await expect(await screen.findByText(address)).toBeVisible();
    await expect(screen.getByText("72.17 USDT")).toBeVisible();
  },
};
export const Maintenance: Story = {
  parameters: { answers: { "setting/tether": { tetherMaintenanceFlag: 1 } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "테더 환전하기" }));
    await expect(await screen.findByText("현재 테더 출금은 점검중입니다.")).toBeVisible();
  },
};
export const Form: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "테더 환전하기" }));
    await userEvent.click(await screen.findByRole("button", { name: "+10만원" }));
    await userEvent.selectOptions(screen.getByLabelText("네트워크"), "TRC20");
    await userEvent.type(screen.getByLabelText("받을 지갑 주소"), "0x1");
    await userEvent.click(screen.getByRole("button", { name: "다음" }));
    await expect(await screen.findByText(/지갑 주소가 아닙니다/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText("받을 지갑 주소"));
    await userEvent.type(screen.getByLabelText("받을 지갑 주소"), address);
    await userEvent.type(screen.getByLabelText("환전 비밀번호"), "482915");
    await userEvent.click(screen.getByRole("button", { name: "다음" }));
    await expect(await screen.findByText("100,000원을 테더로 환전 신청합니다.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Ready), tags: ["widths", "long"] };

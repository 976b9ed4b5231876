import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { account, grants, limits, pageOf, requests, room, sampleExchange, wagering } from "../wallet-samples.ts";
import { ExchangePage } from "./exchange-page.tsx";

const terms = { limits, account, room, wagering, latest: null };
const answers = {
  "exchange/terms": terms,
  "money-requests": requests("exchange"),
  "exchange/requests": { request: sampleExchange, emoney: 1_184_500, point: 0, walletSeq: 2 },
  "exchange/account": account,
};

const meta = {
  title: "Wallet/ExchangePage",
  component: ExchangePage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/exchange" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ExchangePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const withTerms = (rest: object) => ({ answers: { "exchange/terms": { ...terms, ...rest } } });

export const Form: Story = {};
export const NothingBefore: Story = { parameters: { answers: { "money-requests": pageOf([]) } } };
export const Loading: Story = { parameters: { answers: { "exchange/terms": "pending", "money-requests": "pending" } } };
export const Failed: Story = { parameters: { answers: { "exchange/terms": failure, "money-requests": failure } } };
export const WageringLeft: Story = {
  parameters: withTerms({ room: { ...room, wagering: 210_000 }, wagering: { ...wagering, grants } }),
  play: async () => {
    await expect(await screen.findByText("210,000원 가운데 60,000원 베팅")).toBeVisible();
    await expect(await screen.findByText("남은 롤링 210,000원을 채운 뒤 환전할 수 있습니다.")).toBeVisible();
    await expect(screen.queryByLabelText("환전 금액")).toBeNull();
  },
};
export const NoMoreToday: Story = { parameters: withTerms({ room: { ...room, todayCount: 5 } }) };
export const NoAccount: Story = {
  parameters: withTerms({ account: null }),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "계좌 등록" })).toBeEnabled();
    await expect(screen.queryByLabelText("환전 금액")).toBeNull();
  },
};
export const Requested: Story = {
  parameters: withTerms({ latest: sampleExchange }),
  play: async () => {
    await expect(await screen.findByText("환전 신청은 취소할 수 없습니다.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "신청 취소" })).toBeNull();
  },
};
export const PayoutUnknown: Story = {
  parameters: withTerms({ latest: { ...sampleExchange, state: "payoutUnknown", version: 3 } }),
};
export const TooMuch: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "최대" }));
    await expect(screen.getByLabelText("환전 금액")).toHaveValue("1,000,000");
    await userEvent.type(screen.getByLabelText("환전 금액"), "0");
    await userEvent.type(screen.getByLabelText("환전 비밀번호"), "482915{Enter}");
    await expect(await screen.findByText("최대 금액은 1,000,000원입니다.")).toBeVisible();
  },
};
export const Sent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "+10만원" }));
    await userEvent.type(screen.getByLabelText("환전 비밀번호"), "482915{Enter}");
    await expect(await screen.findByText("100,000원을 환전 신청합니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "환전 신청" }));
    await expect(await screen.findByText(/접수되었습니다/)).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Form), tags: ["widths", "long"] };

import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { account, exchangeTerms, grants, pageOf, requests, room, sampleExchange, wagering } from "../wallet-samples.ts";
import { ExchangePage } from "./exchange-page.tsx";

const answers = {
  "exchange/terms": exchangeTerms,
  "money-requests": requests("exchange"),
  "exchange/requests": { request: sampleExchange, emoney: 1_184_500, point: 0, walletSeq: 2 },
  "exchange/account": account,
};

const withTerms = (rest: object) => ({ answers: { "exchange/terms": { ...exchangeTerms, ...rest } } });

export default pageStories(ExchangePage, {
  title: "지갑/환전/환전 화면",
  path: "/exchange",
  answers,
  stories: {
    NothingBefore: { answers: { "money-requests": pageOf([]) } },
    WageringLeft: {
      ...withTerms({ room: { ...room, wagering: 210_000 }, wagering: { ...wagering, grants } }),
      play: async () => {
        await expect(await screen.findByText("210,000원 가운데 60,000원 베팅")).toBeVisible();
        await expect(await screen.findByText("남은 롤링 210,000원을 채운 뒤 환전할 수 있습니다.")).toBeVisible();
        await expect(screen.queryByLabelText("환전 금액")).toBeNull();
      },
    },
    NoMoreToday: { ...withTerms({ room: { ...room, todayCount: 5 } }) },
    NoAccount: {
      ...withTerms({ account: null }),
      play: async () => {
        await expect(await screen.findByRole("button", { name: "계좌 등록" })).toBeEnabled();
        await expect(screen.queryByLabelText("환전 금액")).toBeNull();
      },
    },
    Requested: {
      ...withTerms({ latest: sampleExchange }),
      play: async () => {
        await expect(await screen.findByText("환전 신청은 취소할 수 없습니다.")).toBeVisible();
        await expect(screen.queryByRole("button", { name: "신청 취소" })).toBeNull();
      },
    },
    PayoutUnknown: { ...withTerms({ latest: { ...sampleExchange, state: "payoutUnknown", version: 3 } }) },
    TooMuch: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "최대" }));
      await expect(screen.getByLabelText("환전 금액")).toHaveValue("1,000,000");
      await userEvent.type(screen.getByLabelText("환전 금액"), "0");
      await userEvent.type(screen.getByLabelText("환전 비밀번호"), "482915{Enter}");
      await expect(await screen.findByText("최대 금액은 1,000,000원입니다.")).toBeVisible();
    },
    Sent: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "+10만원" }));
      await userEvent.type(screen.getByLabelText("환전 비밀번호"), "482915{Enter}");
      await expect(await screen.findByText("100,000원을 환전 신청합니다.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "환전 신청" }));
      await expect(await screen.findByText(/접수되었습니다/)).toBeVisible();
    },
  },
});

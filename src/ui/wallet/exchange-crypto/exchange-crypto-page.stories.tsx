import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { DialogHost } from "../../frame/dialog/dialog-host.tsx";
import { tetherTerms } from "../charge-crypto/tether-samples.ts";
import { exchangeTerms, requests, room, sampleExchange } from "../wallet-samples.ts";
import { ExchangeCryptoPage } from "./exchange-crypto-page.tsx";

const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

const tether = { network: "TRC20", address, usdt: 72_170_000, rate: 138_550 };

const answers = {
  "exchange/terms": exchangeTerms,
  "charge/tetherTerms": tetherTerms,
  "money-requests": requests("exchange"),
  "setting/tether": { tetherMaintenanceFlag: 0 },
  "exchange/tether": failure,
};

export default pageStories(ExchangeCryptoPage, {
  title: "지갑/테더 환전/테더 환전 화면",
  path: "/exchangeCrypto",
  answers,
  render: () => (
    <>
      <ExchangeCryptoPage />
      <DialogHost />
    </>
  ),
  stories: {
    NoAccount: {
      answers: { "exchange/terms": { ...exchangeTerms, account: null } },
      play: async () => {
        await expect(await screen.findByRole("link", { name: "환전 계좌 등록" })).toHaveAttribute("href", "/exchange");
        await expect(screen.queryByRole("button", { name: "테더 환전하기" })).toBeNull();
      },
    },
    WageringLeft: { answers: { "exchange/terms": { ...exchangeTerms, room: { ...room, wagering: 210_000 } } } },
    Requested: {
      answers: { "exchange/terms": { ...exchangeTerms, latest: { ...sampleExchange, bank: null, tether } } },
      play: async () => {
        await expect(await screen.findByText(address)).toBeVisible();
        await expect(screen.getByText("72.17 USDT")).toBeVisible();
      },
    },
    Maintenance: {
      answers: { "setting/tether": { tetherMaintenanceFlag: 1 } },
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "테더 환전하기" }));
        await expect(await screen.findByText("현재 테더 출금은 점검중입니다.")).toBeVisible();
      },
    },
    Form: async ({ userEvent }) => {
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
  },
});

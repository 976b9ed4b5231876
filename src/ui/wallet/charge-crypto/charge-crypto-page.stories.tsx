import { expect, screen, spyOn } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { DialogHost } from "../../frame/dialog/dialog-host.tsx";
import { pageOf } from "../wallet-samples.ts";
import { ChargeCryptoPage } from "./charge-crypto-page.tsx";
import { sampleOrder, tetherTerms } from "./tether-samples.ts";

const answers = {
  "charge/tetherTerms": tetherTerms,
  "charge/tetherOrders": pageOf([
    { ...sampleOrder, id: "0199-1000", state: "paid", credit: "credited", credited: 100_000 },
  ]),
  "setting/tether": { tetherMaintenanceFlag: 0 },
  "charge/tetherDepositUrlTRC20": "pending",
};

const withOrder = (rest: object) => ({
  answers: { "charge/tetherTerms": { ...tetherTerms, latest: { ...sampleOrder, ...rest } } },
});

export default pageStories(ChargeCryptoPage, {
  title: "지갑/테더 충전/테더 충전 화면",
  path: "/chargeCrypto",
  answers,
  render: () => (
    <>
      <ChargeCryptoPage />
      <DialogHost />
    </>
  ),
  stories: {
    NothingBefore: { answers: { "charge/tetherOrders": pageOf([]) } },
    Waiting: {
      ...withOrder({}),
      play: async () => {
        await expect(await screen.findByRole("img", { name: "입금 주소의 QR 코드" })).toBeVisible();
        await expect(screen.getByRole("link", { name: "결제창 열기" })).toHaveAttribute("href", sampleOrder.url);
        await expect(screen.queryByRole("button", { name: "테더 충전하기" })).toBeNull();
      },
    },
    Confirming: {
      ...withOrder({ state: "confirming", confirmations: 7, version: 4 }),
      play: async () => {
        await expect(await screen.findByText("7 / 20")).toBeVisible();
        await expect(screen.queryByRole("button", { name: "입금 취소" })).toBeNull();
      },
    },
    Credited: { ...withOrder({ state: "paid", credit: "credited", credited: 100_000, confirmations: 20 }) },
    PaidAgain: {
      ...withOrder({
        state: "paid",
        credit: "credited",
        credited: 100_000,
        received: 144_360_000,
        extra: 72_180_000,
        extraTransfers: 1,
        version: 5,
      }),
      play: async () => {
        await expect(await screen.findByText("100,000원이 충전되었습니다.")).toBeVisible();
        await expect(
          screen.getByText("처리가 끝난 뒤에 입금이 더 들어왔습니다. 관리자가 확인하고 있습니다."),
        ).toBeVisible();
      },
    },
    UnderPaid: { ...withOrder({ state: "underPaid", received: 70_000_000 }) },
    WrongNetwork: { ...withOrder({ state: "wrongNetwork" }) },
    Expired: { ...withOrder({ expiresAt: "2026-01-01T00:00:00Z" }) },
    Maintenance: {
      answers: { "setting/tether": { tetherMaintenanceFlag: 1 } },
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "테더 충전하기" }));
        await expect(await screen.findByText("현재 테더 입금은 점검중입니다.")).toBeVisible();
      },
    },
    Form: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "테더 충전하기" }));
      await userEvent.click(await screen.findByRole("button", { name: "다음" }));
      await expect(await screen.findByText("금액을 입력해주세요.")).toBeVisible();
      await expect(screen.getByRole("alert")).toHaveTextContent("네트워크를 선택해주세요.");
      await userEvent.click(screen.getByRole("button", { name: "+10만원" }));
      await expect(screen.getByText(/72\.18 USDT/)).toBeVisible();
    },
    /** The browser opens no window: nothing is recorded, and the member reads what to do. */
    Blocked: async ({ userEvent }) => {
      const open = spyOn(window, "open").mockReturnValue(null);
      await userEvent.click(await screen.findByRole("button", { name: "테더 충전하기" }));
      await userEvent.click(await screen.findByRole("button", { name: "+10만원" }));
      await userEvent.selectOptions(screen.getByLabelText("네트워크"), "TRC20");
      await userEvent.click(screen.getByRole("button", { name: "다음" }));
      await expect(await screen.findByText("100,000원을 72.18 USDT로 충전합니다.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "결제창 열기" }));
      await expect(await screen.findByText(/새 창이 차단되었습니다/)).toBeVisible();
      open.mockRestore();
    },
  },
});

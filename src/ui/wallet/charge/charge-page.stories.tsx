import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { decided, sampleMoneyLimits, pageOf, requests, sampleCharge, types } from "../wallet-samples.ts";
import { FIRST_LIMIT_TEXT } from "../../account/protection/text.ts";
import { ChargePage } from "./charge-page.tsx";

const terms = { limits: sampleMoneyLimits, types, latest: null, asksLimit: false };

const answers = {
  "charge/terms": terms,
  "money-requests": requests("charge"),
  "charge/requests": { request: sampleCharge, emoney: 0, point: 0, walletSeq: 2 },
  [`charge/requests/${sampleCharge.id}/cancel`]: {
    request: decided(sampleCharge, { state: "cancelled", version: 2 }),
    emoney: 0,
    point: 0,
    walletSeq: 2,
  },
};

const withLatest = (latest: object) => ({ answers: { "charge/terms": { ...terms, latest } } });

export default pageStories(ChargePage, {
  title: "지갑/충전/충전 화면",
  path: "/charge",
  answers,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "충전 신청" })).toBeEnabled();
    await expect(screen.getByRole("radio", { name: /일반 충전/ })).toBeChecked();
  },
  stories: {
    NothingBefore: { answers: { "money-requests": pageOf([]) } },
    Requested: { ...withLatest(sampleCharge) },
    InProgress: {
      ...withLatest({
        ...sampleCharge,
        state: "inProgress",
        version: 2,
        bank: { bank: "한빛은행", number: "110-482-903175", holder: "한판" },
      }),
      play: async () => {
        await expect(await screen.findByText(/110-482-903175/)).toBeVisible();
        await expect(screen.queryByRole("button", { name: "신청 취소" })).toBeNull();
      },
    },
    /** What ended before the page was opened is in the list alone. */
    RefusedBefore: {
      ...withLatest(decided(sampleCharge, { state: "refused", reason: "입금이 확인되지 않습니다." })),
      play: async () => {
        await expect(await screen.findByRole("button", { name: "충전 신청" })).toBeEnabled();
      },
    },
    WrongAmount: async ({ userEvent }) => {
      await userEvent.type(await screen.findByLabelText("충전 금액"), "9500");
      await userEvent.type(screen.getByLabelText("입금자명"), "홍길동{Enter}");
      await expect(await screen.findByText("최소 금액은 10,000원입니다.")).toBeVisible();
    },
    /** The first charge asks for a limit. It is sent without an answer. */
    FirstCharge: {
      answers: { "charge/terms": { ...terms, asksLimit: true } },
      play: async ({ userEvent }) => {
        await expect(await screen.findByRole("region", { name: FIRST_LIMIT_TEXT.title })).toBeVisible();
        await userEvent.click(screen.getByRole("button", { name: "+5만원" }));
        await userEvent.type(screen.getByLabelText("입금자명"), "홍길동");
        await userEvent.click(screen.getByRole("button", { name: "충전 신청" }));
        await expect(await screen.findByText("50,000원을 충전 신청합니다.")).toBeVisible();
        const limits = screen.getByRole("link", { name: /입금 한도/ });
        await expect(limits, "leads to the own limits [CERT-A5]").toHaveAttribute("href", "/member?tab=protection");
      },
    },
    /** By the buttons, with the bonus shown once more, to the request and its cancellation. */
    FromFormToCancelled: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "+5만원" }));
      await userEvent.click(screen.getByRole("button", { name: "+5만원" }));
      await expect(screen.getByLabelText("충전 금액")).toHaveValue("100,000");
      await userEvent.click(screen.getByRole("radio", { name: /보너스 5%/ }));
      await userEvent.type(screen.getByLabelText("입금자명"), "홍길동");
      await userEvent.click(screen.getByRole("button", { name: "충전 신청" }));
      await expect(await screen.findByText("보너스 5,000원을 더 받습니다.")).toBeVisible();
      await expect(screen.getByText("롤링 210,000원을 채워야 환전할 수 있습니다.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "충전 신청" }));
      await userEvent.click(await screen.findByRole("button", { name: "신청 취소" }));
      await expect(await screen.findByText("100,000원 충전 신청을 취소합니다.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "신청 취소" }));
      await expect(await screen.findByText("취소했습니다.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "확인" }));
      await expect(await screen.findByLabelText("충전 금액")).toBeVisible();
    },
  },
});

import { expect, fn, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import type { ProviderRow, TransactionRow } from "../../../api/contract/operator/providers.ts";
import type { HeldWin } from "../../../api/contract/operator/provider-held.ts";
import type { OpenRound } from "../../../api/contract/operator/provider-rounds.ts";
import { CancelBetForm } from "./cancel-bet-form.tsx";
import { HeldWinForm } from "./held-win-form.tsx";
import { HeldWins } from "./held-wins.tsx";
import { OpenRounds } from "./open-rounds.tsx";
import { MakeProviderForm, ProviderForm } from "./provider-form.tsx";
import { ProviderList } from "./provider-list.tsx";
import { ProvidersPage } from "./providers-page.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";
import { TransactionList } from "./transaction-list.tsx";
import { VoidRoundForm } from "./void-round-form.tsx";

const at = "2026-11-22T09:30:00.000Z";

const provider: ProviderRow = {
  id: "hanpan",
  name: "한판 게임즈",
  address: "https://games.example",
  isOn: true,
  roundCeiling: 50_000_000,
  games: 2,
  seenAt: at,
  openBets: 3,
  doubts: 1,
  staked: 1_250_000,
  paid: 1_103_000,
};

const round: OpenRound = {
  provider: "hanpan",
  providerName: "한판 게임즈",
  isHouse: true,
  gameId: "live-baccarat",
  gameName: "라이브 바카라",
  roundId: "t-4f2a-17",
  bets: 3,
  members: 2,
  stake: 60_000,
  paid: 0,
  doubts: 1,
  since: at,
};

const other = { ...round, provider: "other", providerName: "다른 제공사", isHouse: false, roundId: "r-900" };

const bet: TransactionRow = {
  provider: "hanpan",
  transactionId: "b-1",
  call: "bet",
  betTransactionId: "b-1",
  roundId: "t-4f2a-17",
  userId: "member01",
  gameName: "라이브 바카라",
  amount: 10_000,
  state: "taken",
  refusal: null,
  note: null,
  betNumber: "6562305898",
  betStatus: 0,
  doubt: "unknown",
  at,
};

const held: HeldWin = {
  provider: "hanpan",
  providerName: "한판 게임즈",
  transactionId: "w-77",
  gameName: "달토끼",
  roundId: "s-1088",
  userId: "member05",
  credited: 62_000_000,
  paid: 50_000_000,
  held: 12_000_000,
  at,
  decision: null,
  reason: null,
  decidedBy: null,
};

const transactions = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 3,
  items: [
    bet,
    { ...bet, transactionId: "b-2", state: "refused", refusal: "stake_limit", betStatus: null, doubt: null },
    { ...bet, transactionId: "b-1-r", call: "rollback", amount: 0, betStatus: -1, doubt: null, note: "테이블 고장" },
  ],
};

const answers = {
  "admin/providers": {
    items: [provider, { ...provider, id: "other", name: "다른 제공사", isOn: false, seenAt: null }],
  },
  "admin/provider-rounds": { items: [round, other] },
  "admin/provider-held": { items: [held] },
  "admin/provider-transactions": transactions,
  "admin/provider-transactions/ask": { doubt: "unknown" },
  "admin/providers/hanpan/games": { games: 2 },
};

/** The code of forms is loaded with the first one. */
const LOADED = { timeout: 10_000 };

const close = fn();

export default pageStories(ProvidersPage, {
  title: "관리자/제공사/제공사 화면",
  path: "/admin/providers",
  answers,
  play: async () => {
    await expect(
      await screen.findByRole("button", { name: "hanpan live-baccarat t-4f2a-17 열기" }, LOADED),
    ).toBeVisible();
    await expect(await screen.findByText("거절 (stake_limit)", {}, LOADED)).toBeVisible();
  },
  empty: {
    "admin/providers": { items: [] },
    "admin/provider-rounds": { items: [] },
    "admin/provider-held": { items: [] },
    "admin/provider-transactions": { ...transactions, items: [], totalCount: 0 },
  },
  stories: {
    ReadsGames: {
      render: () => <ProviderList />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("checkbox", { name: "hanpan 선택" }));
        await userEvent.click(screen.getByRole("button", { name: TEXT.readGames }));
        await expect(await screen.findByText(TEXT.gamesRead("한판 게임즈", 2))).toBeVisible();
      },
    },
    SwitchedOff: {
      render: () => <ProviderForm provider={provider} onDone={close} onClose={close} />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("checkbox", { name: TEXT.isOn }));
        await userEvent.click(screen.getByRole("button", { name: TEXT.save }));
        await expect(await screen.findByText(TEXT.askOff("한판 게임즈"))).toBeVisible();
      },
    },
    MadeWithAWrongAddress: {
      render: () => <MakeProviderForm onDone={close} />,
      play: async ({ userEvent }) => {
        await userEvent.type(await screen.findByLabelText(TEXT.address), "http://games.example");
        await userEvent.click(screen.getByRole("button", { name: TEXT.make }));
        await expect(await screen.findByText("https 주소의 출처여야 합니다(예: https://games.example).")).toBeVisible();
      },
    },
    RoundOfTheHouse: {
      render: () => <OpenRounds />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "hanpan live-baccarat t-4f2a-17 열기" }));
        await userEvent.click(screen.getByRole("button", { name: TEXT.voidRound }));
        await expect(await screen.findByLabelText(TEXT.reason, {}, LOADED)).toBeVisible();
      },
    },
    RoundOfAnother: {
      render: () => <OpenRounds />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "other live-baccarat r-900 열기" }));
        await expect(await screen.findByText(TEXT.onlyHouse)).toBeVisible();
        await expect(screen.queryByLabelText(TEXT.reason)).toBeNull();
      },
    },
    VoidIsConfirmed: {
      render: () => <VoidRoundForm round={round} onDone={close} onClose={close} />,
      play: async ({ userEvent }) => {
        await userEvent.type(await screen.findByLabelText(TEXT.reason), "테이블 고장");
        await userEvent.click(screen.getByRole("button", { name: TEXT.voidRound }));
        await expect(await screen.findByText(TEXT.askVoid("라이브 바카라", "60,000"))).toBeVisible();
      },
    },
    HeldIsPaid: {
      render: () => <HeldWins state={undefined} />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "hanpan w-77 열기" }));
        await userEvent.click(screen.getByRole("button", { name: "지급" }));
        await expect(
          await screen.findByText("member05 회원에게 보류된 12,000,000원을 지급하시겠습니까?", {}, LOADED),
        ).toBeVisible();
        await expect(screen.getByLabelText("사유")).toBeVisible();
      },
    },
    HeldIsRefused: {
      render: () => <HeldWinForm win={held} decision="refused" onDone={close} onClose={close} />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "거절" }));
        await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
      },
    },
    HeldWereDecided: {
      answers: {
        "admin/provider-held": { items: [{ ...held, decision: "paid", reason: "확인함", decidedBy: "admin01" }] },
      },
      render: () => <HeldWins state="all" />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "hanpan w-77 열기" }));
        await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
        await expect(screen.getByText("확인함")).toBeVisible();
      },
    },
    Asked: {
      render: () => <TransactionList provider={undefined} state={undefined} text={undefined} page={1} />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("checkbox", { name: "hanpan b-1 선택" }));
        await userEvent.click(screen.getByRole("button", { name: TEXT.ask }));
        await expect(await screen.findByText("제공사가 모르는 베팅 1건")).toBeVisible();
        await expect(screen.getByRole("button", { name: `hanpan b-1 ${TEXT.cancelBet}` })).toBeEnabled();
      },
    },
    CancelWithoutReason: {
      render: () => <CancelBetForm bet={bet} onDone={close} onClose={close} />,
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: TEXT.cancelBet }));
        await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
      },
    },
  },
});

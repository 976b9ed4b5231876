import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import type { GameExposure } from "../../../api/contract/operator/game-exposure.ts";
import type { GameSettingRow } from "../../../api/contract/games/mini-games.ts";
import { ExposureView } from "./exposure-view.tsx";
import { GamesPage } from "./games-page.tsx";
import { RoundList } from "./round-list.tsx";
import { SettingForm } from "./setting-form.tsx";
import { SettingList } from "./setting-list.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";
import { VoidForm } from "./void-form.tsx";

const setting: GameSettingRow = {
  id: "215",
  name: "EOS 파워볼 5분",
  kind: "powerball",
  maintenance: false,
  prices: { "p-odd": 190 },
  pickLimits: { "p-even": 50_000 },
  maxPickStake: 1_000_000,
  maxRoundStake: 3_000_000,
  openStake: 40_000,
  openPayout: 58_500,
};

const rounds = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 1,
  items: [{ ...storyRound, gameName: "EOS 파워볼 5분", voidReason: null, bets: 2, stake: 20_000, paid: 19_500 }],
};

const vendor: GameSettingRow = {
  ...setting,
  id: "vendor:eos",
  name: "EOS",
  kind: "",
  prices: {},
  pickLimits: {},
  openStake: 0,
  openPayout: 0,
};

const exposure: GameExposure = {
  round: { id: storyRound.id, closesAt: Date.UTC(2026, 10, 22, 3, 14, 50), endsIn: 70_000 },
  stake: 40_000,
  payout: 58_500,
  picks: [
    { key: "p-odd", name: "파워볼 홀", bets: 2, stake: 30_000, payout: 58_500, net: -18_500 },
    { key: "p-under", name: "파워볼 언더", bets: 1, stake: 10_000, payout: 19_500, net: -38_000 },
  ],
  outcomes: [
    { chance: 2_000, won: ["파워볼 홀", "파워볼 언더"], net: -38_000 },
    { chance: 3_000, won: ["파워볼 홀"], net: -18_500 },
    { chance: 3_000, won: ["파워볼 언더"], net: 20_500 },
    { chance: 2_000, won: [], net: 40_000 },
  ],
};

const answers = {
  ...gameAnswers(),
  "admin/games": { items: [vendor, setting] },
  "admin/game-rounds": rounds,
  "admin/games/215/exposure": exposure,
};

const form = (of: GameSettingRow) => <SettingForm setting={of} onDone={() => {}} onClose={() => {}} />;

export default pageStories(GamesPage, {
  title: "관리자/게임/게임 화면",
  path: "/admin/games",
  answers,
  play: async ({ canvas }) => expect(await canvas.findByText("58,500")).toBeVisible(),
  stories: {
    NoRounds: {
      answers: { "admin/game-rounds": { ...rounds, totalCount: 0, items: [] } },
      render: () => <RoundList />,
      play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noRounds)).toBeVisible(),
    },
    Voided: {
      answers: {
        "admin/game-rounds": {
          ...rounds,
          totalCount: 2,
          items: rounds.items.flatMap((row) => {
            const voided = { ...row, state: "void", drawn: null, summary: null };
            return [
              { ...voided, voidReason: "beacon_missing" },
              { ...voided, id: "215-20261122-0002", voidReason: "추첨 장비 고장" },
            ];
          }),
        },
      },
      render: () => <RoundList />,
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(TEXT.byRule.beacon_missing)).toBeVisible();
        await expect(canvas.getByText("추첨 장비 고장")).toBeVisible();
      },
    },
    /** The return follows the price as it is typed; one out of bounds is not sent. */
    PriceOutOfBounds: {
      render: () => form(setting),
      play: async ({ canvas, userEvent }) => {
        const price = await canvas.findByLabelText("파워볼 홀 배당");
        await expect(price).toHaveValue("1.90");
        await expect(canvas.getByRole("status", { name: TEXT.returnOf("파워볼 홀") })).toHaveTextContent("95.00%");
        await userEvent.clear(price);
        await userEvent.type(price, "2");
        await expect(canvas.getByRole("status", { name: TEXT.returnOf("파워볼 홀") })).toHaveTextContent("100.00%");
        await userEvent.click(canvas.getByRole("button", { name: TEXT.save }));
        await expect(await canvas.findByText(TEXT.unfair)).toBeVisible();
        await userEvent.clear(price);
        await userEvent.type(price, "x");
        await expect(await canvas.findByText(TEXT.wrongPrice)).toBeVisible();
      },
    },
    Named: {
      path: "/admin/games?text=파워",
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("button", { name: "215 열기" })).toBeVisible();
        await expect(canvas.queryByRole("button", { name: "vendor:eos 열기" })).toBeNull();
      },
    },
    Vendor: {
      render: () => form(vendor),
      play: async ({ canvas }) => {
        await expect(await canvas.findByLabelText(TEXT.isMaintained)).toBeVisible();
        await expect(canvas.queryByText(TEXT.picks)).toBeNull();
      },
    },
    Exposed: {
      render: () => <ExposureView gameId="215" onClose={() => {}} />,
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("table", { name: TEXT.byPick })).toBeVisible();
        await expect(canvas.getAllByText("-38,000")).toHaveLength(2);
      },
    },
    WithoutBets: {
      answers: { "admin/games/215/exposure": { ...exposure, stake: 0, payout: 0, picks: [], outcomes: [] } },
      render: () => <ExposureView gameId="215" onClose={() => {}} />,
      play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noBets)).toBeVisible(),
    },
    BetweenRounds: {
      answers: {
        "admin/games/215/exposure": { ...exposure, round: null, stake: 0, payout: 0, picks: [], outcomes: [] },
      },
      render: () => <ExposureView gameId="215" onClose={() => {}} />,
      play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noRound)).toBeVisible(),
    },
    OpensExposure: {
      render: () => <SettingList />,
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("button", { name: "vendor:eos 열기" }));
        await expect(canvas.getByRole("button", { name: TEXT.exposure })).toBeDisabled();
        await userEvent.click(canvas.getByRole("button", { name: "215 열기" }));
        await userEvent.click(canvas.getByRole("button", { name: TEXT.exposure }));
        await expect(await canvas.findByRole("table", { name: TEXT.byOutcome }, { timeout: 10_000 })).toBeVisible();
      },
    },
    VoidWithoutReason: {
      render: () => (
        <VoidForm roundId={storyRound.id} name="EOS 파워볼 5분 11-22 3" onDone={() => {}} onClose={() => {}} />
      ),
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("button", { name: TEXT.voidRound }));
        await expect(await canvas.findByText("사유를 입력해주세요.")).toBeVisible();
      },
    },
  },
});

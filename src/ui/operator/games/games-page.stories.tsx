import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import { failure } from "../../../../.storybook/story-data.ts";
import { GamesPage } from "./games-page.tsx";
import { RoundList } from "./round-list.tsx";
import { SettingForm } from "./setting-form.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";
import { VoidForm } from "./void-form.tsx";

const setting = {
  id: "215",
  name: "EOS 파워볼 5분",
  kind: "powerball",
  maintenance: false,
  prices: { "p-odd": 190 },
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
const answers = { ...gameAnswers(), "admin/games": { items: [setting] }, "admin/game-rounds": rounds };

const meta = {
  title: "Operator/Games/GamesPage",
  component: GamesPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/games" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof GamesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText("58,500")).toBeVisible(),
};
export const NoRounds: Story = {
  parameters: { answers: { "admin/game-rounds": { ...rounds, totalCount: 0, items: [] } } },
  render: () => <RoundList />,
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noRounds)).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "admin/games": failure, "admin/game-rounds": failure } } };
export const WrongPrice: Story = {
  render: () => <SettingForm setting={setting} onDone={() => {}} onClose={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    const prices = await canvas.findByLabelText(TEXT.prices);
    await userEvent.clear(prices);
    await userEvent.type(prices, "p-odd");
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.save }));
    await expect(await canvas.findByText(TEXT.wrongPrice("p-odd"))).toBeVisible();
  },
};
export const VoidWithoutReason: Story = {
  render: () => <VoidForm roundId={storyRound.id} name="EOS 파워볼 5분 11-22 3" onDone={() => {}} onClose={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.voidRound }));
    await expect(await canvas.findByText("사유를 입력해주세요.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };

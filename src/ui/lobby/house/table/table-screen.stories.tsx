import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { TableBet, TableView } from "../../../../api/contract/lobby/house.ts";
import { BANKER_WINS, PLAYER_WINS, sampleRound, sampleTable, TIE } from "../provider-samples.ts";
import { BetSpots } from "./bet-spots.tsx";
import { OwnTableBets } from "./own-table-bets.tsx";
import { Squeeze } from "./squeeze.tsx";
import { TableScreen } from "./table-screen.tsx";

const drawnTable = (drawn: number[][]): TableView => ({
  ...sampleTable,
  round: { ...sampleRound, drawn, seed: "e5".repeat(32), root: "f6".repeat(32) },
});
const bet = (pick: string, state: TableBet["state"], paid = 0): TableBet => ({
  id: `bet-${pick}`,
  roundId: sampleRound.id,
  pick,
  amount: 10_000,
  state,
  paid,
});
const past = [PLAYER_WINS, BANKER_WINS, BANKER_WINS, TIE, PLAYER_WINS].map((drawn, i) => ({ number: i + 1, drawn }));

const meta = {
  title: "Lobby/House/TableScreen",
  component: TableScreen,
  args: {
    state: "betting.choosing",
    table: sampleTable,
    history: { rounds: past },
    bets: [],
    now: sampleRound.opensAt + 5_000,
    chip: 1_000,
    refusal: null,
    onChip: fn(),
    onBet: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof TableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Betting: Story = {
  args: { bets: [bet("player", "accepted"), bet("tie", "pending")] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("13초")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "50,000" }));
    await expect(args.onChip).toHaveBeenCalledWith(50_000);
    await userEvent.click(canvas.getByRole("button", { name: /^뱅커 ?1\.95배/ }));
    await expect(args.onBet).toHaveBeenCalledWith("banker");
  },
};
export const LastSeconds: Story = { args: { now: sampleRound.closesAt - 3_500 } };
export const Placing: Story = {
  args: { state: "betting.placing" },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^타이/ }));
    await expect(args.onBet).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { state: "betting.refused", refusal: "플레이어와 뱅커에 함께 베팅할 수 없습니다." },
};
export const Connecting: Story = { args: { state: "connecting", table: null, history: null } };
export const Asleep: Story = { args: { state: "waiting", table: { ...sampleTable, round: null, pools: [] } } };
export const Closed: Story = { args: { state: "closed" } };
export const Covered: Story = {
  args: { state: "squeezing.covered", table: drawnTable(BANKER_WINS) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText(/플레이어 \d : \d 뱅커/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "카드 열기" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Opened: Story = { args: { state: "squeezing.opened", table: drawnTable(BANKER_WINS) } };
export const Watched: Story = { args: { state: "shown.watched", table: drawnTable(TIE) } };
export const Lost: Story = {
  args: { state: "shown.lost", table: drawnTable(PLAYER_WINS), bets: [bet("banker", "lost")] },
};
/** A tie gives the stake back: no win. */
export const Pushed: Story = {
  args: { state: "shown.even", table: drawnTable(TIE), bets: [bet("player", "push", 10_000)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("받은 금액 10,000원")).toBeVisible();
    await expect(canvas.queryByText(/당첨!/)).toBeNull();
  },
};
export const Won: Story = {
  args: { state: "shown.won", table: drawnTable(PLAYER_WINS), bets: [bet("player", "won", 20_000)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("20,000원 당첨!")).toBeVisible();
  },
};
export const Over: Story = { args: { state: "over" } };
export const Peeling: Story = {
  render: () => (
    <div className="max-w-120 p-3">
      <Squeeze drawn={PLAYER_WINS} isOpened={false} onOpen={fn()} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("slider", { name: "카드 밀어 보기" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("slider")).toHaveFocus();
  },
};
export const Parts: Story = {
  render: () => (
    <div className="grid gap-3 p-3">
      <BetSpots pools={[]} bets={[]} chip={1_000} isOpen={false} isBusy={false} onChip={fn()} onBet={fn()} />
      <OwnTableBets bets={[bet("tie", "void"), bet("player", "refused")]} />
    </div>
  ),
};

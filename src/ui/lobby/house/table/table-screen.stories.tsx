import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { useState } from "react";
import { createActor } from "xstate";
import type { TableBet, TableView } from "../../../../api/contract/lobby/house.ts";
import type { ChipTerms, Laid } from "../../../../domain/games/chips.ts";
import { FELT_TEXT } from "../../../../domain/lobby/house/felt.ts";
import { chipTrayMachine } from "../../../../machines/chip-tray/chip-tray.machine.ts";
import type { ChipTray } from "../../../games/chips/chip-bar.tsx";
import { BANKER_WINS, PLAYER_WINS, sampleRound, sampleTable, TIE } from "../provider-samples.ts";
import { CardBack, CardFace } from "./card-face.tsx";
import { ChipPile } from "./chip-pile.tsx";
import { CourtFigure } from "./court-figure.tsx";
import { DealtCard } from "./dealt-card.tsx";
import { Felt } from "./felt.tsx";
import { FeltFields } from "./felt-fields.tsx";
import { Hand } from "./hand.tsx";
import { OwnTableBets } from "./own-table-bets.tsx";
import { PlaceChips } from "./place-chips.tsx";
import { Shoe } from "./shoe.tsx";
import { Squeeze } from "./squeeze.tsx";
import { TableClock } from "./table-clock.tsx";
import { TABLE_TEXT } from "../text.ts";
import { TableScreen, type TableScreenProps } from "./table-screen.tsx";

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

/** The cards have turned over by then. */
const REVEALED = { timeout: 5_000 };
const peeled = fn();
const TERMS: ChipTerms = { closed: null, most: 1_000_000, mostOf: {}, balance: 500_000 };
interface TableProps extends Omit<TableScreenProps, "tray"> {
  terms: ChipTerms;
  laid: Laid;
}

/** A tray as the page gives it: what may be laid, and what lies there. */
function trayOf({ terms, laid }: Pick<TableProps, "terms" | "laid">): ChipTray {
  const machine = chipTrayMachine.provide({ actions: { keepLast: () => undefined } });
  const tray = createActor(machine, { input: { last: [] } }).start();
  tray.send({ type: "terms.told", terms });
  tray.send({ type: "chips.told", laid });
  return tray;
}

function Table({ terms, laid, ...props }: TableProps) {
  const [tray] = useState(() => trayOf({ terms, laid }));
  return <TableScreen {...props} tray={tray} />;
}

const meta = {
  title: "카지노·슬롯/자체 바카라/테이블 화면",
  component: Table,
  args: {
    state: "betting.choosing",
    table: sampleTable,
    history: { rounds: past },
    bets: [],
    clock: <TableClock table={sampleTable} phase="betting" left={13} />,
    isRevealed: true,
    terms: { ...TERMS, closed: FELT_TEXT.locked },
    laid: [],
    refusal: null,
    onBet: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Betting: Story = {
  args: { terms: TERMS, bets: [bet("player", "accepted"), bet("tie", "pending")] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("13초")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "칩 5만원" }));
    await userEvent.click(canvas.getByRole("button", { name: /^플레이어 ?2\.00배/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^타이/ }));
    await userEvent.click(canvas.getByRole("button", { name: "되돌리기" }));
    await userEvent.click(canvas.getByRole("button", { name: "두 배" }));
    await userEvent.click(canvas.getByRole("button", { name: "베팅 100,000원" }));
    await expect(args.onBet).toHaveBeenCalledWith([{ pick: "player", amount: 100_000 }]);
  },
};
/** A press that lays nothing says why. */
export const BothSides: Story = {
  args: { terms: TERMS, laid: [{ pick: "player", amount: 16_000 }] },
  play: async ({ canvas, userEvent }) => {
    const banker = canvas.getByRole("button", { name: /^뱅커 ?1\.95배/ });
    await expect(banker).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(banker);
    await expect(canvas.getByText(FELT_TEXT.hedge)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "베팅 16,000원" })).toBeVisible();
  },
};
export const LastSeconds: Story = {
  args: { clock: <TableClock table={sampleTable} phase="betting" left={4} /> },
};
export const Placing: Story = {
  args: { state: "betting.placing", terms: { ...TERMS, closed: FELT_TEXT.placing } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^타이/ }));
    await userEvent.click(canvas.getByRole("button", { name: "베팅하기" }));
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
    await expect(canvas.getAllByText(TABLE_TEXT.points(null))).toHaveLength(2);
    await userEvent.click(await canvas.findByRole("button", { name: TABLE_TEXT.open }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** Each press shows one card; with the last of the four the rest of the round is open. */
export const OneByOne: Story = {
  args: { state: "squeezing.covered", table: drawnTable(PLAYER_WINS) },
  play: async ({ canvas, args, userEvent }) => {
    for (const [side, nth] of [
      [TABLE_TEXT.player, 1],
      [TABLE_TEXT.player, 2],
      [TABLE_TEXT.banker, 2],
      [TABLE_TEXT.banker, 1],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name: TABLE_TEXT.choose(side, nth) }));
      canvas.getByRole("slider").focus();
      await userEvent.keyboard("{Enter}");
    }
    await expect(canvas.getByText(TABLE_TEXT.points(9))).toBeVisible();
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
    await waitFor(() => expect(canvas.getByText("받은 금액 10,000원")).toBeVisible(), REVEALED);
    await expect(canvas.queryByText(/당첨!/)).toBeNull();
  },
};
export const Won: Story = {
  args: { state: "shown.won", table: drawnTable(PLAYER_WINS), bets: [bet("player", "won", 20_000)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("20,000원 당첨!")).toBeVisible(), REVEALED);
  },
};
export const Over: Story = { args: { state: "over" } };
export const Peeling: Story = {
  render: () => (
    <div className="table-page">
      <div className="felt">
        <Squeeze card={44} name="플레이어 1번째 카드" onOpen={peeled} onSeen={fn()} onOpenAll={fn()} />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("slider", { name: TABLE_TEXT.peel });
    card.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(card).toHaveAttribute("aria-valuenow", "8");
    await expect(peeled).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowUp>10/}");
    await expect(peeled).toHaveBeenCalledOnce();
  },
};
/** Every rank, in one red and one black suit, and the back. */
export const Cards: Story = {
  render: () => (
    <div className="grid grid-cols-7 gap-2 p-3">
      {Array.from({ length: 13 }, (_, rank) => (
        <span key={rank}>
          <CardFace card={rank * 4 + (rank % 4)} />
        </span>
      ))}
      <CardBack />
      {[41, 42, 46, 47, 49, 50].map((card) => (
        <CardFace key={card} card={card} />
      ))}
      <svg viewBox="0 0 100 140">
        <CourtFigure rank={12} isRed pip="" />
      </svg>
    </div>
  ),
};
export const Parts: Story = {
  render: () => (
    <div className="table-page">
      <div className="felt">
        <Shoe />
        <TableClock table={sampleTable} phase="betting" left={3} />
        <div className="felt-hands">
          <Hand
            side="player"
            drawn={PLAYER_WINS}
            opened={[true, false]}
            isAll={false}
            wasOpen={false}
            isWinner={false}
            onChoose={null}
          />
          <Hand side="banker" drawn={BANKER_WINS} opened={[true, true]} isAll wasOpen isWinner onChoose={null} />
          <span className="card-place">
            <DealtCard card={0} isOpen dealtAfter={0} turnsAfter={0} />
          </span>
        </div>
        <FeltFields
          pools={[]}
          bets={[bet("banker", "won", 19_500)]}
          laid={[]}
          blockOf={() => null}
          isOpen={false}
          won={new Set(["banker"])}
          onLay={fn()}
        />
        <ChipPile amount={166_000} />
      </div>
      <PlaceChips tray={trayOf({ terms: TERMS, laid: [] })} isBusy={false} onBet={fn()} />
      <OwnTableBets bets={[bet("tie", "void"), bet("player", "refused")]} />
    </div>
  ),
};
/** The whole round on its felt, as everybody sees it at its end. */
export const WholeFelt: Story = {
  render: () => (
    <div className="table-page">
      <Felt
        roundId="t-1"
        drawn={BANKER_WINS}
        isCovered={false}
        isShown
        pools={sampleTable.pools}
        bets={[bet("banker", "won", 19_500)]}
        laid={[{ pick: "tie", amount: 5_000 }]}
        blockOf={() => null}
        isOpen={false}
        onLay={fn()}
        onOpen={fn()}
      >
        <TableClock table={sampleTable} phase="shown" left={0} />
      </Felt>
    </div>
  ),
};

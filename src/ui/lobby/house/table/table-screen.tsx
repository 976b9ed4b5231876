import { useSelector } from "@xstate/react";
import { type CSSProperties, type ReactNode, useState } from "react";
import type { TableBet, TableHistory, TableRound, TableView } from "../../../../api/contract/lobby/house.ts";
import type { Laid } from "../../../../domain/games/chips.ts";
import type { Drawn } from "../../../../domain/games/kind.ts";
import { baccarat } from "../../../../domain/games/kinds/baccarat.ts";
import { verifyTableRound } from "../../../../domain/lobby/house/fair.ts";
import { feltBlock } from "../../../../domain/lobby/house/felt.ts";
import { settleStake } from "../../../../domain/lobby/house/table.ts";
import { pressBlock } from "../../../../machines/chip-tray/chip-tray.machine.ts";
import type { ChipTrayEvent } from "../../../../machines/chip-tray/chip-tray.schema.ts";
import type { ChipTray } from "../../../games/chips/chip-bar.tsx";
import { RoadSheet } from "../../../games/roads/road-sheet.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { PROOF_TEXT, TABLE_TEXT as TEXT, VISIT_TEXT } from "../text.ts";
import { ProofFacts } from "../visit/proof-facts.tsx";
import { revealMs } from "./deal-times.ts";
import { Felt } from "./felt.tsx";
import { OwnTableBets } from "./own-table-bets.tsx";
import { PlaceChips } from "./place-chips.tsx";
import { untold } from "./revealed.ts";
import { phaseOf, type SeatState } from "./seat-state.ts";

export interface TableScreenProps {
  state: SeatState;
  table: TableView | null;
  history: TableHistory | null;
  bets: readonly TableBet[];
  /** The round's clock: it alone is drawn again with each tick. */
  clock: ReactNode;
  /** The cards that the table opened have turned over. */
  isRevealed: boolean;
  /** The chips that lie on the felt. */
  tray: ChipTray;
  refusal: string | null;
  /** What is known of a bet that had no answer. */
  notice?: ReactNode;
  onBet: (laid: Laid) => void;
  onOpen: () => void;
}

const isPlaced = (bet: TableBet): boolean => bet.state !== "refused" && bet.state !== "void";

function messageOf({ state, table, bets, refusal }: TableScreenProps): string {
  const drawn = table?.round?.drawn;
  if (state === "betting.refused") return refusal ?? VISIT_TEXT.failed;
  if (phaseOf(state) === "betting" && bets.some((bet) => bet.state === "refused")) return TEXT.partly;
  if (!drawn || phaseOf(state) !== "shown") return "";
  const paid = bets
    .filter((bet) => bet.state !== "refused" && bet.state !== "void" && bet.state !== "pending")
    .reduce((sum, bet) => sum + settleStake(bet, drawn).paid, 0);
  if (state === "shown.won") return TEXT.results.won(paid);
  return state === "shown.even"
    ? TEXT.results.even(paid)
    : state === "shown.lost"
      ? TEXT.results.lost
      : TEXT.results.watched;
}

/** The table with its fields and chips, the player's bets, the roads and the proof. */
export function TableScreen(props: TableScreenProps) {
  const { state, table, history, bets, clock, isRevealed, tray, onBet, onOpen } = props;
  const round = table?.round ?? null;
  const phase = phaseOf(state);
  const drawn = phase === "shown" || phase === "squeezing" ? (round?.drawn ?? null) : null;
  const chips = useSelector(tray, ({ context }) => context);
  // The round whose cards the player has opened himself.
  const [early, setEarly] = useState<string | null>(null);
  if (state === "squeezing.opened" && round && early !== round.id) setEarly(round.id);
  // Why the last press on a field laid nothing, as long as nothing has changed since.
  const [vain, setVain] = useState<{ at: typeof chips; reason: string } | null>(null);
  if (state === "over")
    return (
      <p role="alert" className="p-3">
        {VISIT_TEXT.over}
      </p>
    );
  const wasOpen = round !== null && early === round.id;
  // A road that is told before the cards have turned would tell them.
  const toldMs = drawn && !wasOpen ? revealMs(drawn, false) : 0;
  const isTold = drawn === null || wasOpen || isRevealed;
  const rounds = history?.rounds.filter(({ number }) => isTold || number !== round?.number) ?? [];
  const lay = (pick: string): ChipTrayEvent => ({ type: "chip.lay", pick, amount: chips.chip });
  const blockOf = (pick: string): string | null =>
    feltBlock(pick, [...bets.filter(isPlaced), ...chips.laid]) ?? pressBlock(chips, lay(pick));
  const press = (pick: string): void => {
    const reason = blockOf(pick);
    setVain(reason === null ? null : { at: chips, reason });
    if (reason === null) tray.send(lay(pick));
  };
  return (
    <div
      className="table-page"
      style={{ "--lit": `${toldMs}ms` } as CSSProperties}
      data-state={state}
      aria-busy={state === "connecting"}
    >
      <section className="grid min-w-0 content-start gap-2">
        <Felt
          roundId={round?.id ?? null}
          drawn={drawn}
          isCovered={state === "squeezing.covered"}
          isShown={phase === "shown"}
          pools={table?.pools ?? []}
          bets={bets}
          laid={chips.laid}
          blockOf={blockOf}
          isOpen={phase === "betting"}
          onLay={press}
          onOpen={onOpen}
        >
          {clock}
        </Felt>
        <output className="table-message" data-won={state === "shown.won" || undefined} key={state}>
          {(vain?.at === chips ? vain.reason : null) ?? messageOf(props)}
        </output>
        {props.notice}
        <PlaceChips tray={tray} isBusy={state === "betting.placing"} onBet={onBet} />
        <OwnTableBets bets={isTold ? bets : bets.map(untold)} />
      </section>
      <div className="grid min-w-0 content-start gap-3">
        <Panel title={TEXT.roads}>
          <div className="grid gap-2 p-3">
            <RoadSheet kind={baccarat} road="winner" drawn={rounds.map((one) => one.drawn)} />
          </div>
        </Panel>
        <TableProof round={round} drawn={drawn} />
        <Panel title={TEXT.rules}>
          <ul className="grid gap-1 p-3 text-sm text-muted">
            {baccarat.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

/** The published values of the round, and their check. */
function TableProof({ round, drawn }: { round: TableRound | null; drawn: Drawn | null }) {
  const seed = drawn && round?.seed;
  const root = drawn && round?.root;
  return (
    <ProofFacts
      facts={[
        ...(round ? [[PROOF_TEXT.promised, round.promised] as const] : []),
        ...(seed && root
          ? ([
              [PROOF_TEXT.seed, seed],
              [PROOF_TEXT.root, root],
            ] as const)
          : []),
      ]}
      verify={
        round && drawn && seed && root
          ? () => verifyTableRound({ ...round, seed, root, drawn }, round.promised, baccarat.draw)
          : null
      }
    />
  );
}

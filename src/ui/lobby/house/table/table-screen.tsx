import type { TableBet, TableHistory, TableView } from "../../../../api/contract/lobby/house.ts";
import { verifyTableRound } from "../../../../domain/lobby/house/fair.ts";
import { isUrgent, settleStake } from "../../../../domain/lobby/house/table.ts";
import { baccarat } from "../../../../domain/games/kinds/baccarat.ts";
import { GameRoads } from "../../../games/roads/game-roads.tsx";
import { classNames } from "../../../primitives/class-names.ts";
import { Panel } from "../../../primitives/panel.tsx";
import { PROOF_TEXT, TABLE_TEXT as TEXT, VISIT_TEXT } from "../text.ts";
import { ProofFacts } from "../visit/proof-facts.tsx";
import { BetSpots } from "./bet-spots.tsx";
import { OwnTableBets } from "./own-table-bets.tsx";
import { Squeeze } from "./squeeze.tsx";

/** The leaf states of the machine `baccarat-seat`. */
export type SeatState =
  | "connecting"
  | "waiting"
  | "betting.choosing"
  | "betting.placing"
  | "betting.refused"
  | "closed"
  | "squeezing.covered"
  | "squeezing.opened"
  | "shown.watched"
  | "shown.lost"
  | "shown.even"
  | "shown.won"
  | "over";

export interface TableScreenProps {
  state: SeatState;
  table: TableView | null;
  history: TableHistory | null;
  bets: readonly TableBet[];
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  chip: number;
  refusal: string | null;
  onChip: (chip: number) => void;
  onBet: (pick: string) => void;
  onOpen: () => void;
}

type Phase = keyof typeof TEXT.phases;
const phaseOf = (state: SeatState): Phase => state.split(".")[0] as Phase;

function messageOf({ state, table, bets, refusal }: TableScreenProps): string {
  const drawn = table?.round?.drawn;
  if (state === "betting.refused") return refusal ?? VISIT_TEXT.failed;
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

function Countdown({ state, table, now }: Pick<TableScreenProps, "state" | "table" | "now">) {
  const round = table?.round;
  const isBetting = phaseOf(state) === "betting";
  const urgent = round !== null && round !== undefined && isBetting && isUrgent(round, now);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-surface p-3">
      <p className="font-bold tabular-nums">
        {round ? TEXT.round(round.number) : ""} {table ? TEXT.players(table.players) : ""}
      </p>
      <div role="timer" aria-live="off" className={classNames("text-right", urgent && "text-danger")}>
        <p className="text-sm">{TEXT.phases[phaseOf(state)]}</p>
        {round && isBetting && (
          <p className="text-2xl font-bold tabular-nums">
            {TEXT.left(Math.max(0, Math.ceil((round.closesAt - now) / 1_000)))}
          </p>
        )}
      </div>
    </div>
  );
}

/** The live table: the round, the cards, the picks, the player's bets, the roads and the proof. */
export function TableScreen(props: TableScreenProps) {
  const { state, table, history, bets, chip, onChip, onBet, onOpen } = props;
  const round = table?.round ?? null;
  const phase = phaseOf(state);
  const isShown = phase === "shown" || phase === "squeezing";
  const drawn = isShown ? (round?.drawn ?? null) : null;
  if (state === "over")
    return (
      <p role="alert" className="p-3">
        {VISIT_TEXT.over}
      </p>
    );
  const rounds = history?.rounds.map((one) => one.drawn) ?? [];
  return (
    <div className="grid gap-3 p-3 slip:grid-cols-2" data-state={state} aria-busy={state === "connecting"}>
      <section className="grid content-start gap-3">
        <Countdown {...props} />
        {drawn && <Squeeze key={round?.id} drawn={drawn} isOpened={state !== "squeezing.covered"} onOpen={onOpen} />}
        {drawn && state !== "squeezing.covered" && (
          <p className="text-center text-sm font-bold">{baccarat.summaryOf(drawn)}</p>
        )}
        <output
          className={
            state === "shown.won" ? "block text-center text-xl font-bold text-warn" : "block text-center text-sm"
          }
        >
          {messageOf(props)}
        </output>
        <BetSpots
          pools={table?.pools ?? []}
          bets={bets}
          chip={chip}
          isOpen={phase === "betting"}
          isBusy={state === "betting.placing"}
          onChip={onChip}
          onBet={onBet}
        />
        <OwnTableBets bets={bets} />
      </section>
      <div className="grid min-w-0 content-start gap-3">
        <Panel title={TEXT.roads}>
          <GameRoads kind="baccarat" drawn={rounds} />
        </Panel>
        <ProofFacts
          facts={[
            ...(round ? [[PROOF_TEXT.promised, round.promised] as const] : []),
            ...(drawn && round?.seed && round.root
              ? ([
                  [PROOF_TEXT.seed, round.seed],
                  [PROOF_TEXT.root, round.root],
                ] as const)
              : []),
          ]}
          verify={
            drawn && round?.seed && round.root
              ? () =>
                  verifyTableRound(
                    { ...round, seed: round.seed ?? "", root: round.root ?? "", drawn },
                    round.promised,
                    baccarat.draw,
                  )
              : null
          }
        />
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

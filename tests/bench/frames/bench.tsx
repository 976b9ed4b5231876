// What moves for longer than a moment: each virtual sport, and the live table while cards are dealt, peeled and opened.
// The table is the whole screen with its machine, told as its stream tells it, with its clock.
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { createDrawSource } from "../../../src/domain/games/draw-source.ts";
import { isVirtualSport, VIRTUAL_SPORTS, type VirtualSport } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { timesFrom } from "../../../src/domain/lobby/house/table.ts";
import { baccaratSeatMachine } from "../../../src/machines/baccarat-seat/baccarat-seat.machine.ts";
import { VenueShow } from "../../../src/ui/games/drawing/venue/venue-show.tsx";
import { SeatFace } from "../../../src/ui/lobby/house/table/seat-face.tsx";
import "../../../src/ui/frame/theme/theme.css";

declare global {
  interface Window {
    sports: readonly VirtualSport[];
    /** How long this machine takes now for work that is always the same, in milliseconds. */
    yardstick: () => number;
    showSport: (sport: VirtualSport) => void;
    /** The table while bets are taken. */
    showTable: () => void;
    /** The first four cards are dealt. */
    dealTable: () => void;
    /** Everybody's cards are opened. */
    openTable: () => void;
  }
}

/** The same bytes at each run: what is drawn decides how much moves. */
const BYTES = Uint8Array.from({ length: 512 }, (_, index) => (index * 167 + 13) % 256);
/** All run, and the first attacks are under way. */
const FROM_MS = 9_000;
const TICK_MS = 250;
/** Both sides draw a third card: two and three, ace and a ten. */
const DRAWN = [
  [4, 8, 12],
  [0, 36, 20],
];
const PAST = Array.from({ length: 100 }, (_, at) => ({
  number: at + 1,
  drawn: [[at % 3 === 0 ? 28 : 4], [at % 5 === 0 ? 32 : 8]],
}));

let leave = (): void => undefined;

function stage(): HTMLElement {
  leave();
  const element = document.createElement("div");
  document.querySelector("main")?.replaceChildren(element);
  return element;
}

window.sports = Object.keys(VIRTUAL_SPORTS).filter((name) => isVirtualSport(name));

window.yardstick = () => {
  const times = Array.from({ length: 7 }, () => {
    const from = performance.now();
    let sum = 0;
    for (let i = 1; i < 400_000; i++) sum += Math.sin(i) / i;
    const ms = performance.now() - from;
    return sum > 0 ? ms : Number.NaN;
  });
  return Math.min(...times);
};

window.showSport = (sport) => {
  const element = stage();
  // As large as the place of the draw on a game's page.
  element.style.cssText = "width: 760px; height: 380px";
  const root = createRoot(element);
  const drawn = KINDS[VIRTUAL_SPORTS[sport].kind].draw(createDrawSource(BYTES));
  const from = performance.now();
  const msOf = () => FROM_MS + performance.now() - from;
  root.render(<VenueShow sport={sport} drawn={drawn} seed="bench" msOf={msOf} names={[]} />);
  leave = () => root.unmount();
};

window.showTable = () => {
  const actor = createActor(baccaratSeatMachine).start();
  const times = timesFrom(0);
  const round = { id: "t-bench-1", chain: "bench", number: 101, ...times, promised: "p", drawn: null };
  let nowOf = () => times.opensAt;
  const tell = (now: number, drawn: number[][] | null) =>
    actor.send({
      type: "table.told",
      table: {
        round: { ...round, drawn, seed: drawn && "s", root: drawn && "r", leaves: [] },
        players: 9,
        pools: [{ pick: "player", players: 4, amount: 90_000 }],
        now,
      },
    });
  const bet = {
    id: "bench-player",
    roundId: round.id,
    pick: "player",
    amount: 66_000,
    state: "accepted",
    paid: 0,
  } as const;
  const visit = {
    player: "player-1",
    playerName: "be***",
    balance: 100_000,
    staked: 0,
    won: 0,
    startedAt: 0,
    returnUrl: "https://bench",
  };
  tell(times.opensAt, null);
  actor.send({ type: "history.told", history: { rounds: PAST } });
  actor.send({ type: "mine.told", mine: { bets: [bet], visit } });
  const root = createRoot(stage());
  root.render(<SeatFace actor={actor} />);
  const clock = setInterval(() => actor.send({ type: "clock.tick", now: nowOf() }), TICK_MS);
  window.dealTable = () => {
    const from = performance.now();
    nowOf = () => Math.min(times.endsAt - 1, times.closesAt + performance.now() - from);
    tell(times.closesAt, DRAWN);
  };
  window.openTable = () => tell(times.opensCardsAt, DRAWN);
  leave = () => {
    clearInterval(clock);
    actor.stop();
    root.unmount();
  };
};

import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { miniGameRoundPaths } from "../../../machines/mini-game-round/mini-game-round.paths.ts";
import { GAMES_TEXT } from "../text.ts";
import { RoundClock } from "./round-clock.tsx";

const meta = { title: "기계(Machine)/상태/미니게임 회차" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(miniGameRoundMachine, miniGameRoundPaths, ({ actor }) => (
  <div className="max-w-160 p-3">
    <RoundClock actor={actor} />
  </div>
));

export const Idle = leaf("idle", { says: GAMES_TEXT.state.idle });
export const Waiting = leaf("shown.waiting", { says: GAMES_TEXT.state.waiting });
export const Open = leaf("shown.open", { says: GAMES_TEXT.state.open });
export const Closing = leaf("shown.closing", { says: GAMES_TEXT.state.closing });
export const Closed = leaf("shown.closed", { says: GAMES_TEXT.state.closed });
export const Drawn = leaf("shown.drawn", { says: GAMES_TEXT.state.drawn });
export const Settled = leaf("shown.settled", { says: GAMES_TEXT.state.settled });

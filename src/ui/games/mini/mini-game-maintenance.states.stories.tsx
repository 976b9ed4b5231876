import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { UNDER_MAINTENANCE_TEXT } from "../../../domain/lobby/launch-text.ts";
import { miniGameMaintenanceMachine } from "../../../machines/mini-game-maintenance/mini-game-maintenance.machine.ts";
import { miniGameMaintenancePaths } from "../../../machines/mini-game-maintenance/mini-game-maintenance.paths.ts";
import { GAMES_TEXT } from "../text.ts";
import { GameGate } from "./game-gate.tsx";

const meta = { title: "기계(Machine)/상태/미니게임 점검" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(miniGameMaintenanceMachine, miniGameMaintenancePaths, ({ actor }) => (
  <div className="max-w-160 p-3">
    <GameGate gate={actor}>
      <p>{GAMES_TEXT.picks}</p>
    </GameGate>
  </div>
));

export const Outside = leaf("outside", { saysNot: GAMES_TEXT.picks });
export const Checking = leaf("inside.checking", { saysNot: GAMES_TEXT.picks });
export const Open = leaf("inside.open", { says: GAMES_TEXT.picks });
export const Rechecking = leaf("inside.rechecking", { says: GAMES_TEXT.picks });
export const Maintenance = leaf("inside.maintenance", { says: UNDER_MAINTENANCE_TEXT });
export const Failed = leaf("inside.failed", { saysNot: GAMES_TEXT.picks });

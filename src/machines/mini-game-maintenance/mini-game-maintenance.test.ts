import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { miniGameMaintenancePaths } from "./mini-game-maintenance.paths.ts";

describePaths("mini-game-maintenance", miniGameMaintenancePaths);

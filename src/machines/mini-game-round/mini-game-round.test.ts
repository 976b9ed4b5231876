import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { miniGameRoundPaths } from "./mini-game-round.paths.ts";

describePaths("mini-game-round", miniGameRoundPaths);

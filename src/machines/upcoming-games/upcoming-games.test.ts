import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { upcomingGamesPaths } from "./upcoming-games.paths.ts";

describePaths("upcoming-games", upcomingGamesPaths);

import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { lobbyEntryPaths } from "./lobby-entry.paths.ts";

describePaths("lobby-entry", lobbyEntryPaths);

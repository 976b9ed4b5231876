import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { commandPaths, commandReloadPaths, commandStrangerPaths } from "./command.paths.ts";

describePaths("command", commandPaths);
describePaths("command after a reload", commandReloadPaths);
describePaths("command beside a stranger's", commandStrangerPaths);

import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { dialogsPaths } from "./dialogs.paths.ts";

describePaths("dialogs", dialogsPaths);

import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { searchPaths } from "./search.paths.ts";

describePaths("search", searchPaths);

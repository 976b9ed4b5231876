import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { sessionPaths } from "./session.paths.ts";

describePaths("session", sessionPaths);

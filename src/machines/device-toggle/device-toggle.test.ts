import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { deviceTogglePaths } from "./device-toggle.paths.ts";

describePaths("device-toggle", deviceTogglePaths);

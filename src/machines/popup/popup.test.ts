import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { popupPaths } from "./popup.paths.ts";

describePaths("popup", popupPaths);

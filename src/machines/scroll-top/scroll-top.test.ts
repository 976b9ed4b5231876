import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { scrollTopPaths } from "./scroll-top.paths.ts";

describePaths("scroll-top", scrollTopPaths);

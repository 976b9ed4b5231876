import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { chunkReloadPaths } from "./chunk-reload.paths.ts";

describePaths("chunk-reload", chunkReloadPaths);

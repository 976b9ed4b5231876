import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { SLIP_VARIANTS } from "../../domain/market.ts";
import { slipPaths, slipReloadPaths } from "./slip.paths.ts";

for (const variant of SLIP_VARIANTS) describePaths(`slip ${variant}`, slipPaths(variant));
describePaths("slip after a reload", slipReloadPaths);

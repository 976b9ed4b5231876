import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { maintenanceGatePaths } from "./maintenance-gate.paths.ts";

describePaths("maintenance-gate", maintenanceGatePaths);

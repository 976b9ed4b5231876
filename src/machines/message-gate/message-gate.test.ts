import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { messageGatePaths } from "./message-gate.paths.ts";

describePaths("message-gate", messageGatePaths);

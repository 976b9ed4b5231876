import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { signUpGatePaths } from "./sign-up-gate.paths.ts";

describePaths("sign-up-gate", signUpGatePaths);

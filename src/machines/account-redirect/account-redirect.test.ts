import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { accountRedirectPaths } from "./account-redirect.paths.ts";

describePaths("account-redirect", accountRedirectPaths);

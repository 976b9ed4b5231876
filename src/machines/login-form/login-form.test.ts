import { describePaths } from "../../../tests/paths/lib/describe-paths.ts";
import { loginFormPaths } from "./login-form.paths.ts";

describePaths("login-form", loginFormPaths);

import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const loginFormMutants = defineMutants({
  sources: ["login-rules.ts"],
});

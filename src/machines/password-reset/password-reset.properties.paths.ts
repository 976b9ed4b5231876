// What holds of a whole walk of a forgotten password.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn } from "../command/submission.properties.paths.ts";
import type { passwordResetMachine } from "./password-reset.machine.ts";

export const passwordResetProperties: Properties<typeof passwordResetMachine> = {
  "who guessed at a code too often types none before they say that they have another": after(
    isIn("shut"),
    ({ after: now }) => !now.hasTag("form"),
    comes("code.have"),
  ),
  "who was told that a code is wrong is told so until they go back": after(
    isIn("typing.wrong"),
    isIn("typing.wrong", "shut", "set"),
    comes("code.back"),
  ),
};

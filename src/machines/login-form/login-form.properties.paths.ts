// What holds of a whole walk of logging in.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";

import type { loginFormMachine } from "./login-form.machine.ts";

export const loginFormProperties: Properties<typeof loginFormMachine> = {
  "a login that is on its way is not sent again": never(
    ({ before, started }) => before?.hasTag("busy") === true && started.includes("submitLogin"),
  ),
  "a login that was accepted leaves no password behind": after(
    ({ before, after: now }) => before?.hasTag("busy") === true && now.matches("idle"),
    ({ after: now }) => now.context.password === "" && now.context.code === "",
    ({ event }) => event.type === "field.change",
  ),
  "a code that was refused is typed anew": after(
    ({ before, after: now }) => before?.matches("proving") === true && now.matches("codeAsked"),
    ({ after: now }) => now.context.code === "",
    ({ event }) => event.type === "code.change",
  ),
  "what was cleared stays empty until something is typed": after(
    ({ event, after: now }) => event.type === "form.clear" && now.matches("idle"),
    ({ after: now }) => now.context.userId === "" && now.context.password === "",
    ({ event }) => event.type === "field.change",
  ),
};

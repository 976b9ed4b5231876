// What holds of a whole walk of a session.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import type { sessionMachine } from "./session.machine.ts";

export const sessionProperties: Properties<typeof sessionMachine> = {
  "after a session has ended nothing of the member is there until a login": after(
    ({ after: now }) => now.matches("ending"),
    ({ after: now }) => now.context.user === null && now.context.expiresAt === null,
    ({ after: now }) => now.hasTag("authenticated"),
  ),
  "a session that ends is over within three seconds": respond(
    ({ before, after: now }) => now.matches("ending") && before?.matches("ending") !== true,
    ({ after: now }) => now.matches("loggedOut"),
    { ms: 3_000 },
  ),
  "a lost line is tried again within five seconds": respond(
    ({ before, after: now }) => now.hasTag("lost") && before?.hasTag("lost") !== true,
    ({ started }) => started.includes("fetchUser"),
    { ms: 5_000 },
    ({ after: now }) => !now.hasTag("authenticated"),
  ),
  "nobody is let in while a session ends": after(
    ({ after: now }) => now.matches("ending"),
    ({ after: now }) => !now.hasTag("authenticated"),
    ({ after: now }) => now.matches("loggedOut"),
  ),
};

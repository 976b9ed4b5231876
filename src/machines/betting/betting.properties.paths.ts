// What holds of a whole walk of what a member needs to bet.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";

import type { bettingMachine } from "./betting.machine.ts";

export const bettingProperties: Properties<typeof bettingMachine> = {
  "nothing of a member is kept once the member has gone": after(
    ({ event }) => event.type === "member.gone",
    ({ after: { context } }) =>
      context.member === null && context.slips === null && context.live === null && context.waiting.length === 0,
    ({ event }) => event.type === "member.present",
  ),
  "a pick of one member is never another's": never(
    ({ before, event, after: { context } }) =>
      event.type === "member.present" &&
      before?.context.member !== null &&
      before?.context.member.id !== context.member?.id &&
      context.waiting.length > 0,
  ),
  "a pick that is pressed early waits until the slips are there": after(
    ({ event, after: now }) => event.type === "slip.pick" && now.matches("present") && !now.hasTag("ready"),
    ({ after: { context } }) => context.waiting.length > 0,
    ({ event, after: now }) => now.hasTag("ready") || event.type === "member.gone" || event.type === "member.present",
  ),
};

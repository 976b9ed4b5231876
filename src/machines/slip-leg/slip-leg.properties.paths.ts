// What holds of a whole walk of one leg of a slip.
import type { SnapshotFrom } from "xstate";
import { availabilityOf } from "../../domain/sports/slip/availability.ts";
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes } from "../command/submission.properties.paths.ts";
import type { slipLegMachine } from "./slip-leg.machine.ts";

type Step = { after: SnapshotFrom<typeof slipLegMachine>; event: { type: string; status?: string } };

const isAgreed = comes("leg.acknowledge");
const isBack = ({ after: { context } }: Step): boolean => context.betPrice === context.seenPrice;
const isOpen = ({ event: { status } }: Step): boolean => status !== undefined && availabilityOf(status) === "open";

export const slipLegProperties: Properties<typeof slipLegMachine> = {
  "a price that moved is marked until the member agrees to it or it comes back": after(
    (step: Step) => !isBack(step),
    ({ after: now }) => now.hasTag("priceChanged"),
    (step) => isAgreed(step) || isBack(step),
  ),
  "what the member agreed to is marked no more until the price moves again": after(
    isAgreed,
    ({ after: now }) => !now.hasTag("priceChanged"),
    ({ before, after: now }) => before?.context.betPrice !== now.context.betPrice,
  ),
  "a market that is not open takes no bet until the server says that it is": after(
    (step: Step) => step.event.status !== undefined && !isOpen(step),
    ({ after: now }) => !now.hasTag("takesBets"),
    isOpen,
  ),
};

// What holds of a whole walk of placing a bet.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, keptSubmissionProperties } from "../command/submission.properties.paths.ts";
import type { placementMachine } from "./placement.machine.ts";

export const placementProperties: Properties<typeof placementMachine> = {
  ...keptSubmissionProperties({
    outcomes: ["accepted", "refused", "priceChanged"],
    waits: ["pendingAcceptance"],
    home: "editing",
  }),
  "an accepted bet is never offered again": after(
    isIn("accepted"),
    (step) => !isIn("unsent", "priceChanged", "refused")(step) && !step.started.includes("sendCommand"),
    ({ event }) => event.type === "placement.edit",
  ),
  "a refused bet leaves again only by a press": after(
    isIn("refused"),
    ({ started }) => !started.includes("storeIntent"),
    ({ event }) => event.type === "placement.edit",
  ),
  "a changed price is placed by a press alone": after(
    isIn("priceChanged"),
    ({ started }) => !started.includes("storeIntent"),
    ({ event }) => event.type === "placement.open" || event.type === "placement.edit",
  ),
  "while prices are not live no bet is begun": after(
    ({ event }) => event.type === "prices.notFresh",
    ({ started }) => !started.includes("storeIntent"),
    ({ event }) => event.type === "prices.fresh",
  ),
  "a bet in play is asked about within eight seconds where nothing is told of it": respond(
    isIn("pendingAcceptance"),
    (step) => !isIn("pendingAcceptance")(step),
    { ms: 8_000 },
  ),
  "who wants a confirmation is asked before each bet": after(
    ({ event }) => "isDirect" in event && event.isDirect === false,
    ({ before, event, after: now }) =>
      event.type !== "placement.open" || before?.value !== "editing" || now.value !== "storing",
    ({ event }) => "isDirect" in event && event.isDirect === true,
  ),
};

// What the page keeps of placing a bet.
import type { EventObject, SnapshotFrom } from "xstate";
import type { Bet } from "../../api/contract/sports/bets.ts";
import { PLACEMENT_BARE, type TrailAnswer, type TrailEvent } from "../../api/contract/sports/trails.ts";
import { answerOf, bare, outputOf, type TrailWords } from "./trail.ts";
import type { placementMachine } from "../placement/placement.machine.ts";
import type { PlacementAnswer, PlacementEvent, PlacementIntent } from "../placement/placement.schema.ts";

type Snapshot = SnapshotFrom<typeof placementMachine>;
const BARE = bare(PLACEMENT_BARE);

const betOf = ({ id, acceptance, stake, price }: Bet) => ({ id, acceptance, stake, price });

function answered(answer: PlacementAnswer): TrailAnswer {
  if (answer.kind === "placed") return { kind: "placed", bet: betOf(answer.bet) };
  const kept = answerOf(answer);
  if (answer.kind !== "priceChanged") return kept;
  const picks = answer.picks.map(({ selectionId, betPrice, status, version }) => ({
    selectionId,
    betPrice,
    status,
    ...(version !== undefined && { version }),
  }));
  return { ...kept, picks };
}

function requestOf({ stake, accept, picks }: PlacementIntent["request"]) {
  return {
    stake,
    accept,
    picks: picks.map((pick) => ({
      selectionId: pick.selectionId,
      betPrice: pick.betPrice,
      ...(pick.kind === "fixture" && pick.version !== undefined && { version: pick.version }),
    })),
  };
}

function keep(given: EventObject, { context }: Snapshot): TrailEvent | null {
  const output = outputOf(given);
  if (output !== null) return { type: given.type, answer: answered(output as PlacementAnswer) } as TrailEvent;
  const event = given as PlacementEvent;
  switch (event.type) {
    case "placement.open":
    case "placement.confirm":
      return { type: event.type, request: requestOf(event.request) };
    case "placement.setDirect":
      return { type: event.type, isDirect: event.isDirect };
    case "bet.changed":
      // The stream tells all bets of the member.
      return event.bet.id === context.bet?.id ? { type: event.type, bet: betOf(event.bet) } : null;
    default:
      return BARE.has(event.type) ? ({ type: event.type } as TrailEvent) : null;
  }
}

export const placementTrail: TrailWords<Snapshot> = {
  machine: "placement",
  home: "editing",
  press: "placement.open",
  goesOn: ["priceChanged", "refused"],
  began: ({ context: { fresh, isDirect } }) => ({ type: "trail.began", fresh, isDirect }),
  keep,
};

// The four slips and their placements of one member. Loaded when a betting page is opened, when a bet that was sent has no
// answer yet, or while nothing else is to be done: the other pages have no slip.
import { fromCallback } from "xstate";
import { topicOf } from "../api/contract/stream-topic.ts";
import type { StreamTopic } from "../api/contract/stream.ts";
import type { ApiClient } from "../api/client/client.ts";
import { priceFrames } from "../api/prices/price-frames.ts";
import { browserRuns, type PriceStore } from "../api/prices/price-store.ts";
import { type EachSlip, eachSlip, SLIP_NAMES } from "../domain/sports/slip/slips.ts";
import type {
  BettingEvent,
  BettingMember,
  BettingEffect,
  SlipPair,
  SlipsInput,
  SlipsPart,
} from "../machines/betting/betting.schema.ts";
import { followSlips } from "../machines/betting/follow-slips.ts";
import type { SlipLeg } from "../machines/slip/slip.schema.ts";
import type { CommandEffects } from "../ui/frame/form/commands.ts";
import type { BettingStores } from "../ui/sports/slip/betting.ts";
import { recordLate } from "../ui/sports/trail/hear.ts";
import { watchLegs } from "../ui/sports/slip/watch-legs.ts";
import { providePlacement, restoreDirect, restoreIntent } from "./placement-effects.ts";
import { readBetLimits } from "./read-bet-limits.ts";
import { provideSlip, restoreSlip, toPriceItem, watchStoredSlip } from "./slip-effects.ts";
import { takeOverSlip } from "./take-over-slip.ts";

// The page has a slip only once this is loaded.
export { slipOf } from "./slip-of.ts";

export interface SlipOptions {
  api: ApiClient;
  commands: CommandEffects;
  member: BettingMember;
  prices: PriceStore;
  hearOf: BettingStores["hearOf"];
  storage: Storage;
  /** Says why a pick was refused. */
  alert: (message: string) => void;
}

export function openSlips({ api, commands, member, prices, hearOf, storage, alert }: SlipOptions): SlipsPart {
  const owner = member.id;
  browserRuns.onFrame = priceFrames().onFrame;
  takeOverSlip(storage, owner, Date.now());
  const slip = provideSlip({ api, prices, storage });
  return {
    slips: eachSlip((name) => ({
      slip,
      slipInput: { owner, name, stored: restoreSlip(storage, owner, name), balance: member.emoney },
      placement: providePlacement({ commands, prices, storage, slip: name }),
      placementInput: { owner, stored: restoreIntent(storage, owner, name), isDirect: restoreDirect(owner, name) },
    })),
    follow: followSlips,
    effects: fromCallback<BettingEffect, SlipsInput>(({ input: { slips }, sendBack, receive }) => {
      const tell = (event: BettingEvent): void => sendBack(event);
      const limits = readBetLimits(api, (given) => tell({ type: "betLimits.known", limits: given }));
      const ends = [
        limits.stop,
        ...SLIP_NAMES.flatMap((name) => [
          watchLegs(
            prices,
            () => slips[name].slip.getSnapshot(),
            (items) => tell({ type: "prices.changed", name, items }),
          ),
          recordLate(slips[name].placement, async () =>
            (await import("./record-bets.ts")).recordBets({ ...slips[name], api, owner, name, storage }),
          ),
          slips[name].slip.on("slip.refused", ({ refusal }) => alert(refusal.message)).unsubscribe,
          watchStoredSlip(storage, owner, name, (stored) => tell({ type: "slip.stored", name, stored })),
        ]),
        hearLegs(slips, (topics) => hearOf("slip", topics)),
      ];
      receive((event) => {
        if (event.type === "betLimits.ask") limits.ask();
        else prices.apply(event.items.map(toPriceItem), null);
      });
      limits.ask();
      return () => ends.forEach((end) => end());
    }),
  };
}

const legTopic = (entry: SlipLeg["entry"]): StreamTopic | null => {
  if (entry.kind === "game") return "games";
  return entry.kind === "fixture" ? topicOf(entry.phase) : null;
};

/** The stream tells the prices of all slips' legs, whichever page is shown. */
function hearLegs(
  slips: EachSlip<Pick<SlipPair, "slip">>,
  hearOf: (topics: readonly StreamTopic[]) => void,
): () => void {
  const legsNow = () => SLIP_NAMES.map((name) => slips[name].slip.getSnapshot().context.legs);
  let known: readonly (readonly SlipLeg[])[] = [];
  const hear = (): void => {
    const legs = legsNow();
    if (legs.every((one, at) => one === known[at])) return;
    known = legs;
    const topics = legs.flat().map(({ entry }) => legTopic(entry));
    hearOf(topics.filter((topic) => topic !== null));
  };
  const subscriptions = SLIP_NAMES.map((name) => slips[name].slip.subscribe(hear));
  hear();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    hearOf([]);
  };
}

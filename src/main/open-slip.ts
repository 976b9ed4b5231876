// The slip and the placement of one member. Loaded when a betting page is opened, when a bet that was sent has no answer
// yet, or while nothing else is to be done: the other pages have no slip.
import { fromCallback } from "xstate";
import { topicOf } from "../api/contract/stream-topic.ts";
import type { ApiClient } from "../api/client/client.ts";
import { priceFrames } from "../api/prices/price-frames.ts";
import { browserRuns, type PriceStore } from "../api/prices/price-store.ts";
import type {
  BettingEvent,
  BettingMember,
  DeskEvent,
  DeskInput,
  SlipPart,
} from "../machines/betting/betting.schema.ts";
import type { SlipLeg } from "../machines/slip/slip.schema.ts";
import { CART, type BettingStores, type SlipActor } from "../ui/sports/slip/betting.ts";
import { watchLegs } from "../ui/sports/slip/watch-legs.ts";
import { providePlacement, restoreIntent } from "./placement-effects.ts";
import { readLimits } from "./read-limits.ts";
import { provideSlip, restoreSlip, toPriceItem, watchStoredSlip } from "./slip-effects.ts";

export interface SlipOptions {
  api: ApiClient;
  member: BettingMember;
  prices: PriceStore;
  hearOf: BettingStores["hearOf"];
  storage: Storage;
}

export function openSlip({ api, member, prices, hearOf, storage }: SlipOptions): SlipPart {
  const owner = member.id;
  browserRuns.onFrame = priceFrames().onFrame;
  return {
    slip: provideSlip({ api, prices, storage }),
    slipInput: { owner, variant: CART, stored: restoreSlip(storage, owner, CART), balance: member.emoney },
    placement: providePlacement({ api, prices, storage }),
    placementInput: { owner, stored: restoreIntent(storage, owner) },
    desk: fromCallback<DeskEvent, DeskInput>(({ input: { slip }, sendBack, receive }) => {
      const tell = (event: BettingEvent): void => sendBack(event);
      const limits = readLimits(api, (given) => tell({ type: "limits.known", limits: given }));
      const ends = [
        limits.stop,
        watchLegs(prices, slip, (items) => tell({ type: "prices.changed", items })),
        watchStoredSlip(storage, owner, CART, (stored) => tell({ type: "slip.stored", stored })),
        hearLegs(slip, hearOf),
      ];
      receive((event) => {
        if (event.type === "limits.ask") limits.ask();
        else prices.apply(event.items.map(toPriceItem), null);
      });
      limits.ask();
      return () => ends.forEach((end) => end());
    }),
  };
}

/** The stream tells the prices of the slip's legs, whichever page is shown. */
function hearLegs(slip: SlipActor, hearOf: BettingStores["hearOf"]): () => void {
  let known: readonly SlipLeg[] | null = null;
  const hear = (): void => {
    const { legs } = slip.getSnapshot().context;
    if (legs === known) return;
    known = legs;
    const topics = legs.map(({ entry }) => (entry.kind === "fixture" ? topicOf(entry.phase) : null));
    hearOf(
      "slip",
      topics.filter((topic) => topic !== null),
    );
  };
  const subscription = slip.subscribe(hear);
  hear();
  return () => {
    subscription.unsubscribe();
    hearOf("slip", []);
  };
}

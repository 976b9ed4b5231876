import type { ActorRefFrom } from "xstate";
import type { SlipName } from "../domain/sports/slip/slips.ts";
import type { bettingMachine } from "../machines/betting/betting.machine.ts";
import type { SlipShown } from "../machines/betting/betting.schema.ts";
import type { BettingLists, BettingSlip } from "../ui/sports/slip/betting.ts";

/** One slip and its bet as the page has them, once they are shown. What was shown last stays when the slips are gone. */
export function slipOf(betting: ActorRefFrom<typeof bettingMachine>, name: SlipName, lists: BettingLists): BettingSlip {
  const { slips } = betting.getSnapshot().context;
  // Those of the next member are others.
  const isThere = (): boolean => betting.getSnapshot().context.slips === slips;
  let last: SlipShown | undefined;
  return {
    ...lists,
    shown: () => (last = (isThere() && betting.getSnapshot().context.shown[name]) || last) as SlipShown,
    can: (press) => isThere() && betting.getSnapshot().can({ ...press, name }),
    press: (press) => {
      if (isThere()) betting.send({ ...press, name });
    },
    edit: (event) => slips?.[name].slip.send(event),
    subscribe: (listener) => {
      const subscription = betting.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

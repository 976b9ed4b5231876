// How a bet is stored, sent and looked up. The key is made and stored before anything is sent.
import { fromPromise } from "xstate";
import { requestOf } from "../api/client/send.ts";
import { Bet } from "../api/contract/sports/bets.ts";
import { betByKey, placeBet, withdrawBet } from "../api/contract/sports/slip.endpoints.ts";
import type { PriceStore } from "../api/prices/price-store.ts";
import { SLIPS, type SlipName } from "../domain/sports/slip/slips.ts";
import { DEFAULT_TIMEOUT_MS } from "../machines/command/submission.ts";
import type { CommandIntent } from "../machines/command/command.schema.ts";
import { placementAnswer } from "../machines/placement/placement-answer.ts";
import { placementMachine } from "../machines/placement/placement.machine.ts";
import type { PlacementIntent, StoreIntentInput } from "../machines/placement/placement.schema.ts";
import { directKey, storedIntentKey } from "../machines/placement/stored-intent-key.ts";
import { readStoredIntent, writeStoredIntent } from "../machines/placement/stored-intent.ts";
import type { CommandEffects } from "../ui/frame/form/commands.ts";
import { submissionActorsOf } from "../ui/frame/form/submission-actors.ts";
import { readStored, writeStored } from "../ui/browser-storage.ts";
import { withVersions } from "../ui/sports/slip/with-versions.ts";

/** Keys of the page are 36 visible ASCII characters. */
function storeIntent(storage: Storage, slip: SlipName, { owner, request }: StoreIntentInput): PlacementIntent {
  const intent: PlacementIntent = { key: crypto.randomUUID(), owner, request };
  storage.setItem(storedIntentKey(owner, slip), writeStoredIntent(intent, Date.now()));
  return intent;
}

export interface PlacementEffects {
  /** Bets are sent as every command is. */
  commands: Pick<CommandEffects, "send" | "find" | "withdraw">;
  prices: Pick<PriceStore, "versionOf">;
  storage: Storage;
  /** The one whose bets they are: each has one under way at a time, beside those of the others. */
  slip: SlipName;
}

/** A bet is looked up and withdrawn by its own calls, which answer it as it is now. */
const TERMS = {
  answer: Bet,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  byKey: { find: betByKey, withdraw: withdrawBet },
};

const commandOf = ({ request, ...intent }: PlacementIntent): CommandIntent => ({
  ...intent,
  name: "bet",
  request: requestOf(placeBet, { body: request }),
});

export function providePlacement({ commands, prices, storage, slip }: PlacementEffects) {
  return placementMachine.provide({
    actors: {
      storeIntent: fromPromise<PlacementIntent, StoreIntentInput>(async ({ input }) => {
        // As they stand when the member confirms.
        const request = withVersions(input.request, prices);
        // The page shows first that the press was taken.
        await Promise.resolve();
        return storeIntent(storage, slip, { ...input, request });
      }),
      ...submissionActorsOf(commands, TERMS, { commandOf, read: placementAnswer }),
    },
    actions: {
      dropIntent: ({ context }) => {
        const name = storedIntentKey(context.owner, slip);
        const stored = readStoredIntent(storage.getItem(name), { owner: context.owner, now: Date.now() });
        if (stored?.key === context.intent?.key) storage.removeItem(name);
      },
      saveDirect: ({ context: { owner, isDirect } }) => writeStored(directKey(owner, slip), String(isDirect)),
    },
  });
}

export function restoreIntent(storage: Storage, owner: string, slip: SlipName): PlacementIntent | null {
  return readStoredIntent(storage.getItem(storedIntentKey(owner, slip)), { owner, now: Date.now() });
}

/** Whether a press places at once: as the member chose, else as it is for the slip. */
export function restoreDirect(owner: string, slip: SlipName): boolean {
  const chosen = readStored(directKey(owner, slip));
  return chosen === null ? "isDirect" in SLIPS[slip] : chosen === "true";
}

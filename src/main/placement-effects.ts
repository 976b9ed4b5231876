// How a bet is stored, sent and looked up. The key is made and stored before anything is sent.
import * as v from "valibot";
import { fromPromise } from "xstate";
import { requestOf } from "../api/client/send.ts";
import type { ApiClient, CallOptions } from "../api/client/client.ts";
import { ApiFailure } from "../api/client/failure.ts";
import { betByKey, placeBet, withdrawBet } from "../api/contract/sports/slip.endpoints.ts";
import type { PriceStore } from "../api/prices/price-store.ts";
import type { SlipName } from "../domain/sports/slip/slips.ts";
import { findAnswer, placeAnswer, withdrawAnswer, type HttpAnswer } from "../machines/placement/placement-answer.ts";
import { placementMachine, SUBMIT_TIMEOUT_MS } from "../machines/placement/placement.machine.ts";
import type {
  FindAnswer,
  PlaceAnswer,
  PlacementIntent,
  StoreIntentInput,
  WithdrawAnswer,
} from "../machines/placement/placement.schema.ts";
import { storedIntentKey } from "../machines/placement/stored-intent-key.ts";
import { readStoredIntent, writeStoredIntent } from "../machines/placement/stored-intent.ts";
import { withVersions } from "../ui/sports/slip/with-versions.ts";

/** Keys of the page are 36 visible ASCII characters. */
function storeIntent(storage: Storage, slip: SlipName, { owner, request }: StoreIntentInput): PlacementIntent {
  const intent: PlacementIntent = { key: crypto.randomUUID(), owner, request };
  storage.setItem(storedIntentKey(owner, slip), writeStoredIntent(intent, Date.now()));
  return intent;
}

/** The answer as status and body, whatever it was; 0 when none came. What it means is the machine's to say. */
async function answerOf(call: Promise<unknown>, okStatus: number): Promise<HttpAnswer> {
  try {
    return { status: okStatus, body: await call };
  } catch (error) {
    if (error instanceof ApiFailure) return { status: error.status, body: error.data };
    throw error;
  }
}

const Anything = v.unknown();

export interface PlacementEffects {
  api: ApiClient;
  prices: Pick<PriceStore, "versionOf">;
  storage: Storage;
  /** The one whose bets they are: each has one under way at a time, beside those of the others. */
  slip: SlipName;
}

export function providePlacement({ api, prices, storage, slip }: PlacementEffects) {
  const call = ({ path, ...request }: { path: string } & CallOptions, options: CallOptions, okStatus: number) =>
    answerOf(api.call(Anything, path, { ...request, ...options }), okStatus);
  return placementMachine.provide({
    actors: {
      storeIntent: fromPromise<PlacementIntent, StoreIntentInput>(async ({ input }) => {
        // As they stand when the member confirms.
        const request = withVersions(input.request, prices);
        // The page shows first that the press was taken.
        await Promise.resolve();
        return storeIntent(storage, slip, { ...input, request });
      }),
      placeBet: fromPromise<PlaceAnswer, PlacementIntent>(async ({ input, signal }) => {
        const options = { headers: { "Idempotency-Key": input.key }, timeoutMs: SUBMIT_TIMEOUT_MS, signal };
        return placeAnswer(await call(requestOf(placeBet, { body: input.request }), options, 201));
      }),
      findBet: fromPromise<FindAnswer, PlacementIntent>(async ({ input, signal }) =>
        findAnswer(await call(requestOf(betByKey, { params: { key: input.key } }), { signal }, 200)),
      ),
      withdrawBet: fromPromise<WithdrawAnswer, PlacementIntent>(async ({ input, signal }) =>
        withdrawAnswer(await call(requestOf(withdrawBet, { params: { key: input.key } }), { signal }, 200)),
      ),
    },
    actions: {
      dropIntent: ({ context }) => {
        const name = storedIntentKey(context.owner, slip);
        const stored = readStoredIntent(storage.getItem(name), { owner: context.owner, now: Date.now() });
        if (stored?.key === context.intent?.key) storage.removeItem(name);
      },
    },
  });
}

export function restoreIntent(storage: Storage, owner: string, slip: SlipName): PlacementIntent | null {
  return readStoredIntent(storage.getItem(storedIntentKey(owner, slip)), { owner, now: Date.now() });
}

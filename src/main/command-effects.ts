// How a command is stored, sent, looked up and withdrawn. The key is made and stored before anything is sent.
import * as v from "valibot";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { ApiFailure } from "../api/client/failure.ts";
import { sendCommand } from "../api/client/send-command.ts";
import { commandByKey, withdrawCommand } from "../api/contract/commands.endpoints.ts";
import { foundAnswer, type HttpAnswer, sentAnswer, withdrawnAnswer } from "../machines/command/command-answer.ts";
import {
  draftKey,
  intentKey,
  isOutdated,
  readDraft,
  readIntent,
  writeDraft,
  writeIntent,
} from "../machines/command/stored-command.ts";
import { createRunningCommands } from "./running-commands.ts";
import type { RootActors } from "../ui/app-context.ts";
import type { CommandEffects } from "../ui/frame/form/commands.ts";

export interface CommandEffectOptions {
  api: ApiClient;
  session: RootActors["session"];
  /** Of accounts: their forms survive the browser. */
  lasting?: Storage;
  /** Of guests: the next visitor at this browser must not see what was typed. */
  passing?: Storage;
}

export const GUEST = "guest";

export function createCommandEffects({
  api,
  session,
  lasting = localStorage,
  passing = sessionStorage,
}: CommandEffectOptions): CommandEffects {
  const storageOf = (owner: string): Storage => (owner === GUEST ? passing : lasting);
  const { find, hold } = createRunningCommands();
  return {
    running: find,
    hold,
    owner: () => session.getSnapshot().context.user?.id ?? GUEST,
    restore: (place) => {
      const storage = storageOf(place.owner);
      const now = Date.now();
      return (
        quietly(() => {
          dropOutdated(storage, now);
          return {
            intent: readIntent(storage.getItem(intentKey(place)), place, now),
            draft: readDraft(storage.getItem(draftKey(place)), place, now),
          };
        }) ?? { intent: null, draft: null }
      );
    },
    storeIntent: ({ owner, name, request, isKept }) => {
      const intent = { key: crypto.randomUUID(), owner, name, request: isKept ? request : null };
      storageOf(owner).setItem(intentKey(intent), writeIntent(intent, Date.now()));
      return intent;
    },
    dropIntent: (intent) =>
      quietly(() => {
        const storage = storageOf(intent.owner);
        const stored = readIntent(storage.getItem(intentKey(intent)), intent, Date.now());
        if (stored?.key === intent.key) storage.removeItem(intentKey(intent));
      }),
    saveDraft: (place, draft) =>
      quietly(() => {
        const storage = storageOf(place.owner);
        if (Object.keys(draft).length === 0) storage.removeItem(draftKey(place));
        else storage.setItem(draftKey(place), writeDraft(place, draft, Date.now()));
      }),
    dropDraft: (place) => quietly(() => storageOf(place.owner).removeItem(draftKey(place))),
    send: async ({ key, request }, { answer, timeoutMs, signal }) => {
      if (!request) throw new Error("the request of this command was not kept");
      const { path, contentType, ...sent } = request;
      const headers = contentType && { headers: { "Content-Type": contentType } };
      const options = { ...sent, ...headers, key, schema: v.unknown(), timeoutMs, signal };
      return sentAnswer(await answerOf(sendCommand(api, path, options)), answer);
    },
    find: async ({ key }, { answer, signal }) =>
      foundAnswer(await answerOf(ask(api, commandByKey, { params: { key } }, { signal })), answer),
    withdraw: async ({ key }, { answer, signal }) =>
      withdrawnAnswer(await answerOf(ask(api, withdrawCommand, { params: { key } }, { signal })), answer),
  };
}

/** The answer as status and body, whatever it was; 0 when none came. */
async function answerOf(call: Promise<unknown>): Promise<HttpAnswer> {
  try {
    return { status: 200, body: await call };
  } catch (error) {
    if (error instanceof ApiFailure) return { status: error.status, body: error.data };
    throw error;
  }
}

/** Removes what no account may be shown any more. */
function dropOutdated(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && isOutdated(key, storage.getItem(key), now)) storage.removeItem(key);
}

/** A storage that is full or forbidden costs the draft, not the command. */
function quietly<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

// How a page's bets are stored, sent, looked up and withdrawn: the key is stored before anything leaves, and names what
// is played.
import { FetchError, ofetch } from "ofetch";
import type * as v from "valibot";
import { fromPromise } from "xstate";
import {
  foundAnswer,
  type HttpAnswer,
  keptAnswer,
  sentAnswer,
  withdrawnAnswer,
} from "../../src/machines/command/command-answer.ts";
import type { CommandAnswer, CommandIntent } from "../../src/machines/command/command.schema.ts";
import { intentKey, readIntent, writeIntent } from "../../src/machines/command/stored-command.ts";
import { readStored, removeStored } from "../../src/ui/browser-storage.ts";

const TIMEOUT_MS = 12_000;

/** The answer as status and body, whatever it was; 0 when none came. */
async function call(method: "GET" | "POST", path: string, signal: AbortSignal, body?: object): Promise<HttpAnswer> {
  const options = { method, timeout: TIMEOUT_MS, retry: false, signal, ...(body && { body }) } as const;
  try {
    const { status, _data: data } = await ofetch.raw<unknown>(`/api/${path}`, options);
    return { status, body: data ?? null };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { status: error.status ?? 0, body: error.data };
  }
}

/** A fault of the provider's server ends no visit, as it would end a session of the site. */
const isFault = ({ status }: HttpAnswer): boolean => status >= 500;

interface HouseCommand {
  /** Under which name the key is stored. */
  name: string;
  /** Below /api; by the key below that. */
  path: string;
  answer: v.GenericSchema;
}

/** The effects of a machine with the states of a submission. `facts` without the key are what the call carries. */
export function houseCommand({ name, path, answer }: HouseCommand) {
  const asking = (ask: (intent: CommandIntent, signal: AbortSignal) => Promise<[HttpAnswer, () => CommandAnswer]>) =>
    fromPromise<CommandAnswer, CommandIntent>(async ({ input, signal }) => {
      const [http, read] = await ask(input, signal);
      return isFault(http) ? { kind: "unknown" } : read();
    });
  return {
    /**
     * What an earlier visit of this player did not learn the outcome of: what is stored, else `pending`, the key that the
     * server tells of.
     */
    restore: (owner: string, pending: string | null = null): CommandIntent | null =>
      readIntent(readStored(intentKey({ owner, name })), { owner, name }, Date.now()) ??
      (pending === null ? null : { owner, name, key: pending, request: null }),
    /** Throws where the browser stores nothing: then nothing is sent. */
    store: (owner: string, facts: object): CommandIntent => {
      const key = crypto.randomUUID();
      const intent = { key, owner, name, request: { method: "POST", path, body: { id: key, ...facts } } } as const;
      localStorage.setItem(intentKey(intent), writeIntent(intent, Date.now()));
      return intent;
    },
    drop: ({ context: { intent } }: { context: { intent: CommandIntent | null } }): void => {
      if (!intent) return;
      const place = intentKey(intent);
      if (readIntent(readStored(place), intent, Date.now())?.key === intent.key) removeStored(place);
    },
    calls: {
      sendCommand: asking(async ({ request }, signal) => {
        if (!request) throw new Error("the call was not kept");
        const http = await call("POST", path, signal, request.body as object);
        return [http, () => sentAnswer(http, answer)];
      }),
      findCommand: asking(async ({ key }, signal) => {
        const http = await call("GET", `${path}/${key}`, signal);
        return [http, () => foundAnswer(http, answer, keptAnswer)];
      }),
      withdrawCommand: asking(async ({ key }, signal) => {
        const http = await call("POST", `${path}/${key}/withdraw`, signal);
        return [http, () => withdrawnAnswer(http, answer, keptAnswer)];
      }),
    },
  };
}

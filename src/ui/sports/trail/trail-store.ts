// Where trails wait until they are sent. The one that is open is stored while it grows, as the key of its submission is, so
// that a reload goes on with it.
import type { ApiClient } from "../../../api/client/client.ts";
import { ask } from "../../../api/client/ask.ts";
import { ApiFailure } from "../../../api/client/failure.ts";
import { keepTrail } from "../../../api/contract/sports/trails.endpoints.ts";
import type { Trail, TrailStep } from "../../../api/contract/sports/trails.ts";
import type { TrailMachine } from "../../../domain/sports/trail.ts";
import { IDEMPOTENCY_HOURS } from "../../../domain/common/constants.ts";

/** Trails that wait to be sent; of more, the oldest go. */
const MOST_WAITING = 20;
/** After the outcome, so that nothing that the member waits for waits for this. */
const SEND_AFTER_MS = 1_500;
const STORE_AFTER_MS = 250;

interface OpenTrail {
  machine: TrailMachine;
  key: string;
  previous: string | null;
  steps: TrailStep[];
}

export interface TrailStore {
  restore: (machine: TrailMachine) => OpenTrail | null;
  keep: (open: OpenTrail) => void;
  drop: () => void;
  /** The submission is over: what is known of it is sent soon. */
  close: (trail: Trail) => void;
  end: () => void;
}

interface TrailStoreOptions {
  api: ApiClient;
  owner: string;
  /** Of what: the slip, or the bet that is cashed out. */
  name: string;
  storage: Storage;
  /** Told as the page goes. */
  page?: Pick<Window, "addEventListener" | "removeEventListener">;
}

export function trailStore({ api, owner, name, storage, page = window }: TrailStoreOptions): TrailStore {
  const openKey = `hanpan.trail.${name}.${owner}`;
  const waitingKey = `hanpan.trails.${owner}`;
  let latest: OpenTrail | null = null;
  let storing: ReturnType<typeof setTimeout> | null = null;
  let sending: ReturnType<typeof setTimeout> | null = null;

  const write = (): void => {
    if (storing !== null) clearTimeout(storing);
    storing = null;
    if (latest) storage.setItem(openKey, JSON.stringify(latest));
  };
  const drop = (): void => {
    latest = null;
    write();
    storage.removeItem(openKey);
  };
  const waiting = (): Trail[] => (read(storage, waitingKey) as Trail[] | null) ?? [];
  const setWaiting = (trails: readonly Trail[]): void => {
    if (trails.length === 0) storage.removeItem(waitingKey);
    else storage.setItem(waitingKey, JSON.stringify(trails.slice(-MOST_WAITING)));
  };

  async function send(): Promise<void> {
    // Nobody is logged in.
    if (api.token === null) return;
    for (const trail of waiting()) {
      const isDone = isOutdated(trail) || (await isTaken(api, { ...trail, sentAt: Date.now() }));
      if (!isDone) return;
      setWaiting(waiting().filter(({ key }) => key !== trail.key));
    }
  }
  const sendSoon = (): void => {
    sending ??= setTimeout(() => {
      sending = null;
      send().catch(() => undefined);
    }, SEND_AFTER_MS);
  };
  page.addEventListener("pagehide", write);
  if (waiting().length > 0) sendSoon();

  return {
    restore: (machine) => {
      const open = read(storage, openKey) as OpenTrail | null;
      return open?.machine === machine ? open : null;
    },
    keep: (open) => {
      latest = open;
      storing ??= setTimeout(write, STORE_AFTER_MS);
    },
    drop,
    close: (trail) => {
      drop();
      setWaiting([...waiting(), trail]);
      sendSoon();
    },
    end: () => {
      write();
      page.removeEventListener("pagehide", write);
      // What is on its way still goes: the panel of a cash-out may be closed before.
    },
  };
}

/** False: it may be taken later. A refusal of the server is the last word. */
async function isTaken(api: ApiClient, trail: Trail): Promise<boolean> {
  try {
    await ask(api, keepTrail, { body: trail });
    return true;
  } catch (error) {
    return error instanceof ApiFailure && [400, 404, 413].includes(error.status);
  }
}

/** The server knows its key no longer. */
const isOutdated = ({ sentAt }: Trail): boolean => Date.now() - sentAt > IDEMPOTENCY_HOURS * 3_600_000;

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

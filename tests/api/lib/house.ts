// The house's provider in tests: launched as the site launches it, and played over HTTP.
import { createHmac, randomUUID } from "node:crypto";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { openOwnDatabase } from "../../../provider/db/open.ts";
import { startProvider, type RunningProvider } from "../../../provider/start-provider.ts";
import { createVault } from "../../../server/vault.ts";
import { startWalletImitation } from "./wallet-imitation.ts";

const SECRET = "a-secret-of-the-house-in-tests-0123456789";
/** A machine that is slow is no failure. */
const LONGEST_WAIT_MS = 60_000;

/** `isStill`: its clock stands between two moves, so that a slow machine is never late. Tables are timed by one that runs. */
export async function startHouse({ isStill = false, publicUrl }: { isStill?: boolean; publicUrl?: string } = {}) {
  const wallet = await startWalletImitation(SECRET);
  const database = await openOwnDatabase({ folder: "memory" });
  const begun = Date.now();
  let offset = 0;
  const clock = { now: () => (isStill ? begun : Date.now()) + offset };
  const reports: string[] = [];
  const options = {
    database,
    clock,
    providerId: "house",
    secret: SECRET,
    seeds: createVault(SECRET).box("house chain"),
    certificate: null,
    ...(publicUrl !== undefined && { publicUrl }),
    host: "127.0.0.1",
    port: 0,
  };
  const start = () =>
    startProvider({
      ...options,
      site: wallet.url,
      timeoutMs: 10_000,
      report: (what, error) => void reports.push(`${what}: ${String(error)}`),
    });
  let running: RunningProvider = await start();
  return {
    wallet,
    database,
    reports,
    clock,
    url: () => running.url,
    tableState: () => running.tableState(),
    advance: (ms: number) => {
      offset += ms;
    },
    /** Ends the application and starts it again on the same tables. */
    restart: async () => {
      await running.stop();
      running = await start();
    },
    stopApp: () => running.stop(),
    startApp: async () => {
      running = await start();
    },
    close: async () => {
      await running.stop();
      await database.close();
      await wallet.stop();
    },
  };
}
export type House = Awaited<ReturnType<typeof startHouse>>;

function signed(secret: string, call: string, body: string, at = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const signature = createHmac("sha256", secret).update(`${timestamp}\n${call}\n${body}`).digest("hex");
  return {
    "x-provider-timestamp": timestamp,
    "x-provider-signature": signature,
    ...(body !== "" && { "content-type": "application/json" }),
  };
}

export function siteCalls(
  house: House,
  method: "GET" | "POST",
  path: string,
  body: object | null = null,
  secret = SECRET,
) {
  const text = body === null ? "" : JSON.stringify(body);
  return fetch(house.url() + path, {
    method,
    ...(text !== "" && { body: text }),
    headers: signed(secret, `${method} ${path}`, text, house.clock.now()),
  });
}

export async function launch(house: House, gameId: string, name: string, balance: number): Promise<string> {
  const token = `token-${name}-${randomUUID()}`;
  house.wallet.balances.set(token, balance);
  const answer = await siteCalls(house, "POST", "/api/launch", {
    requestId: randomUUID(),
    gameId,
    token,
    playerId: `player-${name}`,
    playerName: `${name.slice(0, 2)}**`,
    language: "ko",
    currency: "KRW",
    partnerId: "hanpan",
    returnUrl: "http://127.0.0.1:4000/casino",
  });
  const { url } = (await answer.json()) as { url: string };
  return JSON.stringify({ url, token });
}

export class Player {
  readonly #house: House;
  readonly #cookie: string;
  readonly token: string;
  constructor(house: House, cookie: string, token: string) {
    this.#house = house;
    this.#cookie = cookie;
    this.token = token;
  }

  /** Enters a game with this much money. The same name is the same player. */
  static async enter(house: House, gameId: string, name: string, balance = 1_000_000): Promise<Player> {
    const { url, token } = JSON.parse(await launch(house, gameId, name, balance)) as { url: string; token: string };
    const entered = await fetch(url, { redirect: "manual" });
    const [cookie = ""] = (entered.headers.get("set-cookie") ?? "").split(";");
    return new Player(house, cookie, token);
  }

  get balance(): number {
    return this.#house.wallet.balances.get(this.token) ?? 0;
  }

  ask(path: string): Promise<Response> {
    return fetch(this.#house.url() + path, { headers: { cookie: this.#cookie } });
  }

  async read<T>(path: string): Promise<T> {
    return (await (await this.ask(path)).json()) as T;
  }

  send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#house.url() + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { cookie: this.#cookie, "content-type": "application/json", ...headers },
    });
  }

  /** Sits down at the table; `next` waits for an event that the test wants. */
  async sit() {
    const gone = new AbortController();
    const response = await fetch(`${this.#house.url()}/api/table/stream`, {
      headers: { cookie: this.#cookie },
      signal: gone.signal,
    });
    if (!response.body) throw new Error("the stream has no body");
    const events: { event: string; data: unknown }[] = [];
    const waiting = new Set<() => void>();
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    const pump = async (): Promise<void> => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        events.push({ event: part.value.event ?? "", data: JSON.parse(part.value.data) });
        for (const wake of waiting) wake();
      }
    };
    pump().catch(() => undefined);
    let from = 0;
    return {
      leave: () => gone.abort(),
      async next<T>(event: string, isWanted: (data: T) => boolean = () => true): Promise<T> {
        const end = Date.now() + LONGEST_WAIT_MS;
        for (;;) {
          for (; from < events.length; from++) {
            const one = events[from];
            if (one?.event === event && isWanted(one.data as T)) {
              from++;
              return one.data as T;
            }
          }
          if (Date.now() > end) throw new Error(`no ${event} came`);
          await new Promise<void>((done) => {
            const timer = setTimeout(done, 500);
            waiting.add(() => {
              clearTimeout(timer);
              done();
            });
          });
          waiting.clear();
        }
      },
    };
  }
}

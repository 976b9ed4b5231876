// The product's server, whole, in this process: its routes, its database in memory, its clock that of the walk. Calls
// come in through Fastify's own door for tests, from an address of their own.
import { argon2Sync, randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { eq, inArray, sql } from "drizzle-orm";
import { readConfig } from "../../../server/config.ts";
import { account, bet, member, message } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { memberAccount, openMemberAccounts } from "../../../server/ledger/accounts.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { startServer, type RunningServer } from "../../../server/server.ts";
import { ACCOUNT_NAMES, FIRST_BALANCE, LIKE, MEMBER_NAMES, PASSWORD, type AccountName } from "./accounts.ts";
import type { SimulatedClock } from "./clock.ts";
import { layOffers } from "./offers.ts";
import { asApplication } from "./sides.ts";
import { keepTables } from "./tables.ts";

export interface Request {
  method: string;
  /** Below the origin, with its query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Reply {
  status: number;
  contentType: string | null;
  text: string;
  /** By name; null takes the cookie away. */
  cookies: ReadonlyMap<string, string | null>;
}

/** The wallet, the number of bets and what they took from it in all, in won. */
export type Books = ReadonlyMap<AccountName, { balance: number; bets: number; taken: number }>;

export interface OpenLine {
  stream: Readable;
  /** The browser goes away. */
  hangUp: () => void;
}

/** Where calls come from. The operator's own address is never blocked with the page's. */
export const ADDRESS = { page: "10.0.0.1", otherDevice: "10.0.0.2", operator: "10.0.0.3" } as const;

export class Application {
  readonly #server: RunningServer;
  readonly #clock: SimulatedClock;
  #putBack: () => Promise<void> = () => Promise.resolve();
  readonly ids: Readonly<Record<AccountName, string>>;

  private constructor(server: RunningServer, clock: SimulatedClock, ids: Record<AccountName, string>) {
    this.#server = server;
    this.#clock = clock;
    this.ids = ids;
  }

  /** Takes some seconds; once a process, with the walk's timers in place and before there is a `window`. */
  static boot(clock: SimulatedClock): Promise<Application> {
    return asApplication(async () => {
      const environment = { HANPAN_MODE: "test", DATA_DIR: "memory", FEED: "none", PORT: "0", LOG_LEVEL: "error" };
      const server = await startServer(readConfig(environment));
      const ids = await seedAccounts(server);
      await layOffers(server.context);
      return new Application(server, clock, ids);
    });
  }

  /** Does work of the application; the walk's settling waits for it. */
  do<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#clock.during(asApplication(work));
  }

  /** What stands now is what `reset` brings back. */
  async keep(): Promise<void> {
    this.#putBack = await this.do(() => keepTables(this.#server.context.database.db));
  }

  reset(): Promise<void> {
    return this.do(this.#putBack);
  }

  send(request: Request, address: string): Promise<Reply> {
    return this.do(async () => {
      const { statusCode, headers, payload, cookies } = await this.#server.app.inject({
        method: request.method as "GET",
        url: request.url,
        headers: request.headers,
        remoteAddress: address,
        ...(request.body !== undefined && { payload: request.body }),
      });
      const contentType = headers["content-type"];
      const now = this.#clock.now;
      return {
        status: statusCode,
        contentType: typeof contentType === "string" ? contentType : null,
        text: payload,
        cookies: new Map(
          cookies.map(({ name, value, maxAge, expires }) => {
            const isGone = value === "" || maxAge === 0 || (expires !== undefined && expires.getTime() <= now);
            return [name, isGone ? null : value];
          }),
        ),
      };
    });
  }

  /** The event stream; a reply where it is refused. */
  openLine(request: Request, address: string): Promise<OpenLine | { status: number }> {
    return this.do(async () => {
      const { statusCode, stream, raw } = await this.#server.app.inject({
        method: "GET",
        url: request.url,
        headers: request.headers,
        remoteAddress: address,
        payloadAsStream: true,
      });
      if (statusCode !== 200) return { status: statusCode };
      return { stream: stream(), hangUp: () => asApplication(() => void raw.res.destroy()) };
    });
  }

  /** What the tables say of each member. */
  books(): Promise<Books> {
    const { db } = this.#server.context.database;
    const wallets = new Map(MEMBER_NAMES.map((name) => [memberAccount.wallet(this.ids[name]), name]));
    return this.do(async () => {
      const rows = await db
        .select({
          wallet: account.id,
          balance: account.balance,
          bets: sql<number>`count(${bet.id})::int`,
          taken: sql<number>`coalesce(sum(${bet.stake} - ${bet.paid}), 0)::int`,
        })
        .from(account)
        .leftJoin(bet, eq(bet.memberId, account.memberId))
        .where(inArray(account.id, [...wallets.keys()]))
        .groupBy(account.id);
      return new Map(rows.map(({ wallet, ...row }) => [wallets.get(wallet) ?? "gildong", row]));
    });
  }

  /** All messages of the members are read. */
  async readMessages(): Promise<void> {
    const { db } = this.#server.context.database;
    const ids = MEMBER_NAMES.map((name) => this.ids[name]);
    await this.do(() =>
      db
        .update(message)
        .set({ readAt: new Date(this.#clock.now) })
        .where(inArray(message.memberId, ids)),
    );
  }
}

/** A cheap hash of the walks' password: the real one takes a twentieth of a second a login. */
function cheapHash(): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync("argon2id", { message: PASSWORD, nonce, parallelism: 1, tagLength: 32, memory: 8, passes: 1 });
  const text = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

async function seedAccounts({ context }: RunningServer): Promise<Record<AccountName, string>> {
  const { db } = context.database;
  const passwordHash = cheapHash();
  const ids: [AccountName, string][] = [];
  for (const name of ACCOUNT_NAMES) {
    const [like] = await db.select().from(member).where(eq(member.userId, LIKE[name]));
    if (!like) throw new Error(`no account ${LIKE[name]}`);
    const { code: _code, ...unlike } = like;
    const id = newId();
    await db.transaction(async (tx) => {
      await tx.insert(member).values({ ...unlike, id, userId: name, nickname: name, passwordHash });
      await openMemberAccounts(tx, id);
      await deposit(tx, context.clock, { memberId: id, amount: FIRST_BALANCE, ref: `walk:${name}` });
    });
    ids.push([name, id]);
  }
  await db.update(member).set({ passwordHash }).where(eq(member.userId, "admin01"));
  return Object.fromEntries(ids) as Record<AccountName, string>;
}

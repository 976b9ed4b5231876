import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/open.ts";
import type { EventBus } from "./events/bus.ts";
import type { StreamHub } from "./events/streams.ts";
import type { Beacon } from "./games/beacon/beacon.ts";
import type { Redis } from "ioredis";
import type { Vault } from "./vault.ts";
import type { PaymentDesk } from "./wallet/tether/desk.ts";

/** What every route and background part of the server is given. */
export interface ServerContext {
  config: Config;
  /** This process among those of one database; new with each start. */
  node: string;
  database: OpenDatabase;
  /** `isServing`: the node listens, and is missed when it says nothing. `isEnding`: it takes no new work. */
  life: { isServing: boolean; isEnding: boolean };
  clock: Clock;
  events: EventBus;
  /** What all nodes share beside the database; null: this node is alone. */
  redis: Redis | null;
  /** The open event streams of members. */
  streams: StreamHub;
  /** Mixed into the draws. */
  beacon: Beacon;
  /** The payment desk of tether; null: none is configured. */
  desk: PaymentDesk | null;
  /** Seals the secrets that stand in the database. */
  vault: Vault;
  /** Signs cookies and whatever else leaves the server and comes back. */
  secret: string;
}

import { bigint, boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Which node does what beside the requests. `name` of `node:…`: the node stands. */
export const lease = pgTable("lease", {
  name: text().primaryKey(),
  /** The id of a node, new with each start. */
  holder: text().notNull(),
  /** Rises with each new holder: who comes back with an old one writes nothing. */
  token: bigint({ mode: "number" }).notNull(),
  until: instant("until").notNull(),
  /** How often another node has asked the holder to look at what it wrote. */
  nudges: bigint({ mode: "number" }).notNull().default(0),
  /** Of `node:…`: it hears what the others tell, and they hear it. */
  hears: boolean().notNull().default(true),
});

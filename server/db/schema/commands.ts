// Requests that move or grant something, by their keys: the answer of each is kept and given again.
import { index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const command = pgTable(
  "command",
  {
    /** The account's id, or `guest` for calls without one. */
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    /** Of method, path, query and body; "withdrawn" where the owner gave the key up, whatever was sent under it. */
    requestHash: text("request_hash").notNull(),
    /** The HTTP status of the kept answer. */
    status: smallint("status").notNull(),
    /** The JSON of the kept answer; null where it has no body. */
    body: text("body"),
    /** What the command made, such as a bet's id; null where it made nothing that is looked up by the key. */
    ref: text("ref"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] }), index("command_created").on(t.createdAt)],
);

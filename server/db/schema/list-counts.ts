// How many rows the long lists have, kept by triggers: a list of a million rows is not counted anew for each page.
import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { won } from "./columns.ts";

export const listCount = pgTable(
  "list_count",
  {
    /** entry, bet, post, money_request. */
    list: text("list").notNull(),
    /** The account or member whose list it is; "": everybody's. */
    owner: text("owner").notNull(),
    /** The day in Asia/Seoul; -infinity: of all days. */
    day: date("day", { mode: "string" }).notNull(),
    /** What the list is filtered by: entry: kind; bet: game_list and status; money_request: kind and state. */
    first: text("first").notNull(),
    second: text("second").notNull(),
    rows: bigint("rows", { mode: "number" }).notNull(),
    /** Of bets, in won. */
    stake: won("stake").notNull().default(0),
    paid: won("paid").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.list, t.owner, t.day, t.first, t.second] })],
);

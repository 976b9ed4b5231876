// How operators see their tables: columns that are hidden, and filters that are kept by a name.
import { boolean, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { ofMember } from "./members.ts";

export const tableView = pgTable(
  "table_view",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    /** The name of the table: its section of the console, or a word of its own. */
    table: text("table").notNull(),
    name: text("name").notNull(),
    /** What the address says of the filter and the order. */
    search: jsonb("search").$type<Record<string, string | number>>().notNull(),
    hidden: text("hidden").array().notNull(),
    isShared: boolean("is_shared").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("table_view_table").on(t.table, t.at)],
);

export const tableColumns = pgTable(
  "table_columns",
  { memberId: ofMember(), table: text("table").notNull(), hidden: text("hidden").array().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.table] })],
);

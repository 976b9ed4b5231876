import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** A point in time, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** Won, or points: an integer that a JavaScript number holds exactly. */
export const won = (name: string) => bigint(name, { mode: "number" });
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

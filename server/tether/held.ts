import { and, eq, inArray } from "drizzle-orm";
import { HELD_STATES } from "../../src/domain/wallet/tether-order.ts";
import { tetherOrder } from "../db/schema.ts";

/** Orders that an operator decides about. */
export const HELD = and(eq(tetherOrder.credit, "none"), inArray(tetherOrder.state, [...HELD_STATES]));

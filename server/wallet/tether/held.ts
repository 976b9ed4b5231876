import { and, eq, gt, inArray, or } from "drizzle-orm";
import { HELD_STATES } from "../../../src/domain/wallet/tether-order.ts";
import { tetherOrder } from "../../db/schema.ts";

/** `isHeld` of src/domain/wallet/tether-order.ts as a condition. */
export const HELD = or(
  and(eq(tetherOrder.credit, "none"), inArray(tetherOrder.state, [...HELD_STATES])),
  gt(tetherOrder.extraTransfers, 0),
);

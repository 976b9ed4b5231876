// Effects. closeSheet: the sheet goes, and the focus back to what opened it.
import type { SlipTab } from "../betting/betting.schema.ts";

export type SlipSheetEvent =
  /** There is something in the slip: legs, a bet or its outcome. */
  | { type: "slip.filled" }
  /** There is nothing in the slip that is shown. `isOffered`: what was taken out last can be put back. */
  | { type: "slip.emptied"; isOffered: boolean }
  /** The member turns to the other tab: what is there stays, also an empty slip. */
  | { type: "tab.turned"; tab: SlipTab };

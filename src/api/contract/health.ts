// For whoever watches over the server.
import * as v from "valibot";

/** GET /api/health and /api/health/live. */
export const Health = v.object({ ok: v.literal(true) });

/** What /api/health refuses with while the server cannot do its work. */
export const NotReady = v.object({
  ok: v.literal(false),
  code: v.string(),
  message: v.string(),
  trouble: v.picklist(["connection", "disk", "ending"]),
});

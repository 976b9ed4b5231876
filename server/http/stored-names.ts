// Whether what an address names by its id is there: the document is 404 where it is not (decisions, rule 47). Nobody is
// logged in here: a member's own enquiry counts as there for all, and the page asks whose it is.
import { and, eq } from "drizzle-orm";
import type { Stored, StoredName } from "../../src/domain/frame/pages/parameters.ts";
import { isShown } from "../community/board.ts";
import type { ServerContext } from "../context.ts";
import { campaignEvent, enquiry, post } from "../db/schema.ts";
import { isPublic } from "../programmes/campaign-events.ts";

const LOOKUPS: Readonly<Record<Stored, (context: ServerContext, id: string) => Promise<readonly unknown[]>>> = {
  event: ({ database: { db }, clock }, id) =>
    db
      .select({ id: campaignEvent.id })
      .from(campaignEvent)
      .where(and(isPublic(clock), eq(campaignEvent.id, id))),
  post: ({ database: { db } }, id) =>
    db
      .select({ id: post.id })
      .from(post)
      .where(and(isShown, eq(post.id, id))),
  enquiry: ({ database: { db } }, id) => db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.id, id)),
};

/** A database that does not answer leaves it to the page to say so. */
export async function isStored(context: ServerContext, { stored, id }: StoredName): Promise<boolean> {
  try {
    return (await LOOKUPS[stored](context, id)).length > 0;
  } catch {
    return true;
  }
}

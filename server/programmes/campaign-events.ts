// Events as members read them and as an operator writes them.
import { and, asc, count, desc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  OperatorCampaignEvent,
  CampaignEvent,
  CampaignEventRequest,
  CampaignEventsQuery,
} from "../../src/api/contract/programmes/campaign-events.ts";
import type { CampaignEventSummary } from "../../src/api/contract/programmes/event-summary.ts";
import type { PageAsked, PageOf } from "../../src/api/contract/page.ts";
import type { EventCategory } from "../../src/domain/programmes/campaign-event.ts";
import { phaseOf } from "../../src/domain/programmes/mission.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { campaignEvent } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { paginate } from "../lists/paginate.ts";
import { sanitizeContents } from "../community/sanitize.ts";

const ON_HOME = 4;
type EventRow = typeof campaignEvent.$inferSelect;

/** Shown and begun. */
export const isPublic = (clock: Clock) =>
  and(eq(campaignEvent.isShown, true), lte(campaignEvent.startsAt, dateNow(clock)));
const isRunning = (clock: Clock) => or(isNull(campaignEvent.endsAt), gt(campaignEvent.endsAt, dateNow(clock)));
const isOver = (clock: Clock) => lte(campaignEvent.endsAt, dateNow(clock));

export async function listCampaignEvents(
  db: Queryable,
  clock: Clock,
  query: InferOutput<typeof CampaignEventsQuery>,
): Promise<PageOf<CampaignEventSummary>> {
  const { category, phase } = query;
  const wanted = and(
    isPublic(clock),
    category === undefined ? ne(campaignEvent.category, "rules") : eq(campaignEvent.category, category),
    phase && (phase === "running" ? isRunning(clock) : isOver(clock)),
  );
  const [total] = await db.select({ count: count() }).from(campaignEvent).where(wanted);
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const ended = sql`(${campaignEvent.endsAt} is not null and ${campaignEvent.endsAt} <= ${dateNow(clock).toISOString()}::timestamptz)`;
    const rows = await db
      .select()
      .from(campaignEvent)
      .where(wanted)
      .orderBy(ended, asc(campaignEvent.position), desc(campaignEvent.startsAt), campaignEvent.id)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => summaryOf(row, clock));
  });
}

/** Running events that lead the home page. */
export async function homeEvents(db: Queryable, clock: Clock): Promise<CampaignEventSummary[]> {
  const rows = await db
    .select()
    .from(campaignEvent)
    .where(and(isPublic(clock), isRunning(clock), eq(campaignEvent.isOnHome, true)))
    .orderBy(asc(campaignEvent.position), desc(campaignEvent.startsAt), campaignEvent.id)
    .limit(ON_HOME);
  return rows.map((row) => summaryOf(row, clock));
}

/** The terms of events, with their texts. */
export async function eventRules(db: Queryable, clock: Clock): Promise<CampaignEvent[]> {
  const rows = await db
    .select()
    .from(campaignEvent)
    .where(and(isPublic(clock), isRunning(clock), eq(campaignEvent.category, "rules")))
    .orderBy(asc(campaignEvent.position), campaignEvent.id);
  return rows.map((row) => ({ ...summaryOf(row, clock), contents: row.contents }));
}

/** Throws ApiError not_found, also for one that is not shown. */
export async function campaignEventById(db: Queryable, clock: Clock, id: string): Promise<CampaignEvent> {
  const rows = await db
    .select()
    .from(campaignEvent)
    .where(and(isPublic(clock), eq(campaignEvent.id, id)));
  const row = oneOf(rows);
  return { ...summaryOf(row, clock), contents: row.contents };
}

export async function listOperatorEvents(
  db: Queryable,
  clock: Clock,
  asked: PageAsked,
): Promise<PageOf<OperatorCampaignEvent>> {
  const [total] = await db.select({ count: count() }).from(campaignEvent);
  return paginate(asked, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select()
      .from(campaignEvent)
      .orderBy(asc(campaignEvent.position), desc(campaignEvent.startsAt), campaignEvent.id)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => operatorOnWire(row, clock));
  });
}

/** Makes an event, or changes the one of the id. Throws ApiError not_found. */
export async function writeEvent(
  tx: Tx,
  clock: Clock,
  id: string | null,
  { startsAt, endsAt, contents, ...request }: CampaignEventRequest,
): Promise<OperatorCampaignEvent> {
  const row = {
    ...request,
    contents: sanitizeContents(contents),
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
  const written =
    id === null
      ? await tx
          .insert(campaignEvent)
          .values({ id: newId(), ...row })
          .returning()
      : await tx.update(campaignEvent).set(row).where(eq(campaignEvent.id, id)).returning();
  return operatorOnWire(oneOf(written), clock);
}

export async function endEvent(tx: Tx, clock: Clock, id: string): Promise<OperatorCampaignEvent> {
  const now = dateNow(clock).toISOString();
  const ended = await tx
    .update(campaignEvent)
    .set({ endsAt: sql`least(coalesce(${campaignEvent.endsAt}, ${now}::timestamptz), ${now}::timestamptz)` })
    .where(eq(campaignEvent.id, id))
    .returning();
  return operatorOnWire(oneOf(ended), clock);
}

function summaryOf(row: EventRow, clock: Clock): CampaignEventSummary {
  const { id, title, summary, banner, startsAt, endsAt } = row;
  return {
    id,
    title,
    summary,
    banner,
    category: row.category as EventCategory,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    phase: phaseOf({ startsAt: startsAt.getTime(), endsAt: endsAt?.getTime() ?? null }, clock.now()),
  };
}

function operatorOnWire(row: EventRow, clock: Clock): OperatorCampaignEvent {
  const { contents, isShown, isOnHome, position } = row;
  return { ...summaryOf(row, clock), contents, isShown, isOnHome, position };
}

function oneOf<Row>([row]: readonly Row[]): Row {
  if (!row) throw new ApiError("not_found");
  return row;
}

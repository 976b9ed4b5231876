// Imported fixtures in their own time. The next few thousand are held in memory with their markets open;
// later ones wait in the database until there is room.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { ServerContext } from "../../../context.ts";
import { emptyBatch, type Feed, type FeedBatch } from "../feed.ts";
import { FOOTBALL_MINUTES, footballClock } from "../football-clock.ts";
import { lastNumbers, nextNumber } from "../proto.ts";
import { marketId, quotedMarket, selectionId } from "../quote.ts";
import { shareOf } from "../seeded.ts";
import { execute } from "../writer.ts";
import { closedCodes, type ReplayModel, replayModel, replayOffers } from "./offers.ts";
import { scoreAt } from "./running-score.ts";
import { ReplayState } from "./state.ts";

/** Fixtures with open markets at a time. */
const BOOK_SIZE = 3_000;
/** Loaded anew when this many have left the book. */
const BOOK_REFILL = 200;
const OPENED_A_BATCH = 40;
const TRANSITIONS_A_BATCH = 50;
const QUOTES_A_BATCH = 80;
/** Prices move in this many steps from opening to closing. */
const STEPS = 48;

interface Replayed {
  id: string;
  startsAt: number;
  endsAt: number;
  status: "scheduled" | "live" | "ended";
  state: ReplayState;
  /** Its markets stand in the database. */
  opened: boolean;
  fit: ReplayModel | null;
  /** The step that was written last; −1: not known. */
  step: number;
  clock: string;
}

export function replayFeed(context: ServerContext): Feed {
  const fixtures = new Map<string, Replayed>();
  let more = false;

  async function load(): Promise<void> {
    const kept = new Map(fixtures);
    fixtures.clear();
    const rows = await readBook(context);
    more = rows.length >= BOOK_SIZE;
    for (const row of rows) {
      const old = kept.get(row.id);
      const same = old && JSON.stringify(old.state) === JSON.stringify(row.state);
      fixtures.set(row.id, {
        ...row,
        fit: same ? old.fit : null,
        step: same && old.startsAt === row.startsAt ? old.step : -1,
      });
    }
  }

  async function advance(now: number): Promise<FeedBatch> {
    if (more && fixtures.size <= BOOK_SIZE - BOOK_REFILL) await load();
    const batch = emptyBatch();
    passTime(fixtures, batch, now);
    if (!batch.more) await openMarkets(context, fixtures, batch, now);
    if (!batch.more) movePrices(fixtures, batch, now);
    // The book has shrunk: there may be matches behind it that are due as well.
    if (more && fixtures.size <= BOOK_SIZE - BOOK_REFILL) batch.more = true;
    return batch;
  }

  return { name: "replay", load, advance, forget: (id) => void fixtures.delete(id) };
}

/** Kick-offs and ends that are due, in the order in which they happened. */
function passTime(fixtures: Map<string, Replayed>, batch: FeedBatch, now: number): void {
  const due = [...fixtures.values()]
    .filter((one) => one.endsAt <= now || one.status === "ended" || (one.status === "scheduled" && one.startsAt <= now))
    .toSorted((a, b) => a.endsAt - b.endsAt || a.startsAt - b.startsAt);
  batch.more = due.length > TRANSITIONS_A_BATCH;
  for (const one of due.slice(0, TRANSITIONS_A_BATCH)) {
    if (one.status === "scheduled") batch.kickOffs.push(one.id);
    if (one.endsAt > now) {
      one.status = "live";
      continue;
    }
    const [home, away, homeHalf, awayHalf] = one.state.score;
    if (one.status !== "ended")
      batch.states.push({ id: one.id, status: "ended", homeScore: home, awayScore: away, clock: null });
    batch.results.push({ fixtureId: one.id, endsAt: one.endsAt, result: { home, away, homeHalf, awayHalf } });
    fixtures.delete(one.id);
  }
  for (const one of fixtures.values()) {
    if (one.status !== "live" || one.startsAt > now) continue;
    const minutes = ((now - one.startsAt) / (one.endsAt - one.startsAt)) * FOOTBALL_MINUTES;
    const [homeScore, awayScore] = scoreAt(one.id, one.state.score, minutes);
    const clock = `${footballClock(minutes)}`;
    if (one.clock === `${clock} ${homeScore}:${awayScore}`) continue;
    one.clock = `${clock} ${homeScore}:${awayScore}`;
    batch.states.push({ id: one.id, status: "live", homeScore, awayScore, clock });
  }
}

async function openMarkets(
  context: ServerContext,
  fixtures: ReadonlyMap<string, Replayed>,
  batch: FeedBatch,
  now: number,
): Promise<void> {
  const closed: Replayed[] = [];
  for (const one of fixtures.values())
    if (!one.opened && one.status === "scheduled" && closed.push(one) >= OPENED_A_BATCH) break;
  if (closed.length === 0) return;
  const numbers = await lastNumbers(context);
  for (const one of closed) {
    batch.protos.push({ id: one.id, ...nextNumber(numbers, one.startsAt) });
    one.fit ??= replayModel(one.state);
    one.step = stepAt(one, now);
    for (const offer of replayOffers(one.state, one.fit, one.step / STEPS))
      batch.markets.push({ fixtureId: one.id, market: quotedMarket(one.id, offer) });
    one.opened = true;
  }
  batch.more = closed.length >= OPENED_A_BATCH;
}

/** However many steps were missed, only the last one is written. */
function movePrices(fixtures: ReadonlyMap<string, Replayed>, batch: FeedBatch, now: number): void {
  let quotes = 0;
  for (const one of fixtures.values()) {
    if (one.status !== "scheduled" || !one.opened) continue;
    const step = stepAt(one, now);
    if (step === one.step) continue;
    if (++quotes > QUOTES_A_BATCH) {
      batch.more = true;
      return;
    }
    one.step = step;
    one.fit ??= replayModel(one.state);
    for (const code of closedCodes(one.fit))
      batch.marketStatuses.push({ marketId: marketId(one.id, code), status: "closed" });
    for (const { code, offers } of replayOffers(one.state, one.fit, step / STEPS))
      for (const { key, price } of offers) batch.prices.push({ selectionId: selectionId(one.id, code, key), price });
  }
}

/** Fixtures of one kick-off do not all move in the same second: each has its own share of a step. */
function stepAt(one: Replayed, now: number): number {
  const way = (now - (one.startsAt - one.state.moveMs)) / one.state.moveMs;
  if (way <= 0) return 0;
  return Math.min(STEPS, Math.floor(way * STEPS + shareOf(one.id)));
}

interface BookRow extends Record<string, unknown> {
  id: string;
  startsAt: string;
  endsAt: string;
  status: "scheduled" | "live" | "ended";
  state: unknown;
  opened: boolean;
}

async function readBook(context: ServerContext): Promise<Omit<Replayed, "fit" | "step">[]> {
  const { rows } = await execute<BookRow>(
    context.database.db,
    sql`
    select f.id, f.starts_at as "startsAt", f.ends_at as "endsAt", f.status, f.feed_state as state,
      exists (select 1 from market m where m.fixture_id = f.id) as opened
    from fixture f
    where f.feed = 'replay' and f.status in ('scheduled', 'live', 'ended')
      and not exists (select 1 from fixture_result r where r.fixture_id = f.id)
    order by f.starts_at, f.id limit ${BOOK_SIZE}`,
  );
  return rows.map((row) => ({
    id: row.id,
    startsAt: new Date(row.startsAt).getTime(),
    endsAt: new Date(row.endsAt).getTime(),
    status: row.status,
    state: v.parse(ReplayState, row.state),
    opened: row.opened,
    clock: "",
  }));
}

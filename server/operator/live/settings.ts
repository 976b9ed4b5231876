// Delay and margin of in-play markets by sport and league: read by the feed at its next tick, and by placements at once.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { InPlaySetting, InPlaySettingChange } from "../../../src/api/contract/operator/live.ts";
import { LIVE_MARGIN } from "../../../src/domain/lobby/house/market-margins.ts";
import { entryOf } from "../../../src/domain/common/entry-of.ts";
import { SPORT_NAMES, SPORT_ORDER } from "../../../src/domain/sports/labels/sports.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { fixture, inPlaySetting, member } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { DELAY_OF } from "../../sports/feed/market-states.ts";
import { recordAction } from "./actions.ts";

/** Margins are kept in hundredths of a percent. */
const MARGIN_UNIT = 10_000;

type Scope = InPlaySetting["scope"];
interface Place {
  scope: Scope;
  key: string;
  sportId: string;
}

/** Everything, the sports, and the leagues that have a fixture ahead or a row. */
export async function listInPlaySettings(db: Queryable, configuredDelayMs: number): Promise<InPlaySetting[]> {
  const rows = await db
    .select({ setting: inPlaySetting, userId: member.userId })
    .from(inPlaySetting)
    .leftJoin(member, eq(member.id, inPlaySetting.by));
  const byPlace = new Map(rows.map((row) => [`${row.setting.scope} ${row.setting.key}`, row]));
  const rowOf = (scope: Scope, key: string) => byPlace.get(`${scope} ${key}`)?.setting;
  const places: Place[] = [
    { scope: "all", key: "", sportId: "" },
    ...SPORT_ORDER.map((key) => ({ scope: "sport" as const, key, sportId: key })),
    ...(await leaguesAhead(db)),
  ];
  return places.map(({ scope, key, sportId }) => {
    const own = byPlace.get(`${scope} ${key}`);
    const widening = [rowOf(scope, key), rowOf("sport", sportId), rowOf("all", "")];
    const first = (name: "delayMs" | "margin" | "stopLoss") =>
      widening.find((row) => typeof row?.[name] === "number")?.[name];
    return {
      scope,
      key,
      name: nameOf(scope, key, sportId),
      delayMs: own?.setting.delayMs ?? null,
      margin: own?.setting.margin ?? null,
      stopLoss: own?.setting.stopLoss ?? null,
      effective: {
        delayMs: first("delayMs") ?? configuredDelayMs,
        margin: first("margin") ?? Math.round(LIVE_MARGIN * MARGIN_UNIT),
        stopLoss: first("stopLoss") ?? null,
      },
      by: own?.userId ?? own?.setting.by ?? null,
      at: own?.setting.at.toISOString() ?? null,
    };
  });
}

async function leaguesAhead(db: Queryable): Promise<Place[]> {
  const rows = await db
    .selectDistinct({ key: fixture.leagueName, sportId: fixture.sportId })
    .from(fixture)
    .where(
      and(
        sql`${fixture.feed} <> 'bonus'`,
        sql`(${inArray(fixture.status, ["scheduled", "live"])} or exists (
          select 1 from in_play_setting i where i.scope = 'league' and i.key = ${fixture.leagueName}))`,
      ),
    )
    .orderBy(asc(fixture.sportId), asc(fixture.leagueName));
  return rows.map((row) => ({ scope: "league", ...row }));
}

function nameOf(scope: Scope, key: string, sportId: string): string {
  if (scope === "all") return "전체";
  const sport = entryOf(SPORT_NAMES, sportId) ?? sportId;
  return scope === "sport" ? sport : `${sport} · ${key}`;
}

/** Throws ApiError not_found for a sport or league that the house does not know. */
export async function changeInPlaySetting(
  tx: Tx,
  clock: Clock,
  by: string,
  { scope, key, delayMs, margin, stopLoss }: InPlaySettingChange,
): Promise<void> {
  const sportId = await sportOf(tx, scope, key);
  if (delayMs === null && margin === null && stopLoss === null)
    await tx.delete(inPlaySetting).where(and(eq(inPlaySetting.scope, scope), eq(inPlaySetting.key, key)));
  else {
    const values = { delayMs, margin, stopLoss, by, at: dateNow(clock) };
    await tx
      .insert(inPlaySetting)
      .values({ scope, key, ...values })
      .onConflictDoUpdate({ target: [inPlaySetting.scope, inPlaySetting.key], set: values });
  }
  // Markets that are open already: a bet on them waits as long from now on.
  await tx.execute(sql`
    update market m set delay_ms = ${DELAY_OF} from fixture f
    where f.id = m.fixture_id and m.phase = 'live' and m.status in ('open', 'suspended')
      and m.delay_ms is distinct from ${DELAY_OF}`);
  const counts = {
    ...(delayMs !== null && { delayMs }),
    ...(margin !== null && { margin }),
    ...(stopLoss !== null && { stopLoss }),
  };
  await recordAction(tx, clock, {
    by,
    action: "setting",
    scope,
    key,
    name: nameOf(scope, key, sportId),
    reason: "",
    counts,
  });
}

async function sportOf(tx: Tx, scope: Scope, key: string): Promise<string> {
  if (scope === "all") return "";
  if (scope === "sport" && entryOf(SPORT_NAMES, key)) return key;
  const [league] =
    scope === "league"
      ? await tx.select({ sportId: fixture.sportId }).from(fixture).where(eq(fixture.leagueName, key)).limit(1)
      : [];
  if (!league) throw new ApiError("not_found", "없는 종목 또는 리그입니다.");
  return league.sportId;
}

// What a node does by itself and what an operator changes on another one at the same moment: the operator's word counts.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../server/clock.ts";
import type { ServerContext } from "../../../server/context.ts";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase, type OpenDatabase, type Tx } from "../../../server/db/open.ts";
import { createMemoryBus } from "../../../server/events/memory-bus.ts";
import { payLossRewards } from "../../../server/programmes/friends/loss-rewards.ts";
import { readStored, writeFriendRules } from "../../../server/programmes/friends/rules.ts";
import { endDueMaintenance } from "../../../server/session/maintenance-end.ts";
import { changeSettings, readSettings } from "../../../server/session/settings.ts";
import { monthAfter } from "../../../src/domain/programmes/attendance.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { postgresBinaries, startSeededPostgres, type TestPostgres } from "../lib/postgres.ts";

const HOUR_MS = 3_600_000;
const RULES = { isOn: true, lossPercent: 1, firstChargePercent: 1, firstChargeTurnover: 100, maxPoints: 1_000 };

describe.skipIf(postgresBinaries() === null)("at one moment on PostgreSQL", () => {
  let postgres: TestPostgres;
  let database: OpenDatabase;
  let context: ServerContext;
  beforeAll(async () => {
    postgres = await startSeededPostgres();
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: "memory", poolSize: 4 });
    context = { database, clock: systemClock, events: createMemoryBus() } as ServerContext;
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  /** Starts `work` after the operator has written and before that is committed; it waits for it. */
  async function whileWritten<T>(write: (tx: Tx) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
    const waiting = async () =>
      (await rowsFrom<{ n: number }>(database.db, sql`select count(*)::int as n from pg_locks where not granted`))[0]
        ?.n;
    return (
      await database.db.transaction(async (tx) => {
        await write(tx);
        const done = work();
        await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
        return { done };
      })
    ).done;
  }

  it("a maintenance goes on whose end is put off when it comes", async () => {
    const inAnHour = new Date(Date.now() + HOUR_MS).toISOString();
    await database.db.transaction((tx) =>
      changeSettings(tx, systemClock, {
        siteNoticeFlg: true,
        maintenanceEndsAt: new Date(Date.now() - 1_000).toISOString(),
      }),
    );
    const ended = await whileWritten(
      (tx) => changeSettings(tx, systemClock, { maintenanceEndsAt: inAnHour }),
      () => endDueMaintenance(context),
    );
    expect(ended).toBe(false);
    expect(await readSettings(database.db)).toMatchObject({ siteNoticeFlg: true, maintenanceEndsAt: inAnHour });
  });

  it("rewards of friends that are switched off when a month is paid stay off", async () => {
    const thisMonth = seoulDay(Date.now()).slice(0, 7);
    const [month, since] = [monthAfter(thisMonth, -1), `${monthAfter(thisMonth, -1)}-01`];
    const value = JSON.stringify({ ...RULES, since, nextMonth: month });
    await database.db
      .execute(sql`insert into setting (key, value, updated_at) values ('friendRules', ${value}::jsonb, now())
      on conflict (key) do update set value = excluded.value`);
    await whileWritten(
      (tx) => writeFriendRules(tx, systemClock, { ...RULES, isOn: false }),
      () => payLossRewards(context),
    );
    expect(await readStored(database.db)).toMatchObject({ isOn: false, nextMonth: thisMonth });
  });
});

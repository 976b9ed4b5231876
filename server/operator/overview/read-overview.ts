// Puts the overview together. Each figure comes from one file of this folder or from the one that its own page reads; a
// part that the reader has no right to is null, and nothing is read for it.
import type { Overview } from "../../../src/api/contract/operator/overview.ts";
import { type Action, may } from "../../../src/domain/operator/rights.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Member } from "../../http/app-type.ts";
import { countOnline } from "../../session/online.ts";
import { readQueues } from "../waiting.ts";
import { readAlarms } from "./alarms.ts";
import { readBetsToday } from "./bets-today.ts";
import { readExposure } from "./exposure-now.ts";
import { readHouse } from "./house-now.ts";
import { readMoneyToday } from "./money-today.ts";

export async function readOverview(context: ServerContext, reader: Pick<Member, "id" | "roles">): Promise<Overview> {
  const { db } = context.database;
  const now = dateNow(context.clock);
  const mayRead = (right: Action): boolean => may(reader.roles, right);
  const of = async <T>(right: Action, read: () => Promise<T>): Promise<T | null> => (mayRead(right) ? read() : null);
  const [online, money, bets, queues, exposure, house] = await Promise.all([
    of("members.read", () => countOnline(db, now)),
    of("money.read", () => readMoneyToday(db, now)),
    of("bets.read", () => readBetsToday(db, now)),
    readQueues(db, reader),
    of("live.read", () => readExposure(db)),
    of("capital.read", () => readHouse(db)),
  ]);
  const alarms = await readAlarms(context, { mayRead, exposure, house });
  return { at: now.toISOString(), online, money, bets, queues, exposure, house, alarms };
}

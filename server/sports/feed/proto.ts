// Proto lists its fixtures by round and number. A round is three days of Asia/Seoul, counted in the year.
import { sql } from "drizzle-orm";
import { seoul } from "../../../src/domain/common/time.ts";
import type { ServerContext } from "../../context.ts";
import { execute } from "./writer.ts";

/** The round of an instant (ms): 1 to 122. */
function protoRound(startsAt: number): number {
  const day = seoul(startsAt);
  return Math.floor(day.diff(day.startOf("year"), "day") / 3) + 1;
}

/** The highest number given in each round so far; a new fixture takes the next one. */
export async function lastNumbers(context: ServerContext): Promise<Map<number, number>> {
  const { rows } = await execute<{ round: number; number: number }>(
    context.database.db,
    sql`
    select proto_round as round, max(proto_number) as number from fixture where proto_round is not null group by proto_round`,
  );
  return new Map(rows.map(({ round, number }) => [round, number]));
}

/** The round of an instant and its next number, which is then taken. */
export function nextNumber(numbers: Map<number, number>, startsAt: number): { round: number; number: number } {
  const round = protoRound(startsAt);
  const number = (numbers.get(round) ?? 0) + 1;
  numbers.set(round, number);
  return { round, number };
}

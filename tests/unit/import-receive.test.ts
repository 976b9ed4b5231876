import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { SEASON_HEADER, seasonRows } from "../factories/season-csv.ts";
import { ApiError } from "../../server/errors.ts";
import { receive } from "../../server/sports/feed/replay/receive.ts";

async function* inParts(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

test("a file of unclosed quotes leaves the event loop free and is given up in time", async () => {
  const csv = `${SEASON_HEADER}\n${'"a,b\n'.repeat(200_000)}`;
  let turns = 0;
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) {
      await setImmediate();
      turns++;
    }
  })();
  const refused: unknown = await receive(inParts(csv), { season: undefined, timeMs: 1_500 }).catch((error) => error);
  over.abort();
  await others;
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: "bad_request", message: expect.stringContaining("오래 걸려") });
  // In the thread of the calls each part of the file took its time in one turn: some dozens in all.
  expect(turns).toBeGreaterThan(1_000);
});

test("it tells how far it is, and gives the rows back", async () => {
  const rows = seasonRows({
    teams: ["A", "B", "C", "D"],
    season: "2021-2022",
    firstKickOff: "2021-08-01 15:00:00",
    seed: 3,
  });
  const told: [number, number][] = [];
  const csv = [SEASON_HEADER, ...rows.map((row) => row.line)].join("\n");
  const received = await receive(inParts(csv), { season: "2021-2022", progress: (...now) => told.push(now) });
  const back = await Array.fromAsync(received.rows());
  await received.dispose();
  expect(back.map((row) => [row.home, row.away])).toEqual(rows.map((row) => [row.home, row.away]));
  expect(told.at(-1)).toEqual([Buffer.byteLength(csv), rows.length]);
});

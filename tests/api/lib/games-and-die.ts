// A process that is killed in the middle of the rounds of all games: one bet on each, some rounds drawn and paid, some
// drawn and not paid, the others open. Started by mini-games-killed.long.test.ts with the data folder as its argument.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { MovableClock } from "../../../server/clock.ts";
import { placement } from "../../../server/sports/betting/placement/place-bet.ts";
import { runCommand } from "../../../server/commands/run-command.ts";
import { readConfig } from "../../../server/config.ts";
import { gameRound, member } from "../../../server/db/schema.ts";
import { startServer } from "../../../server/server.ts";
import { gameOf } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { until } from "./game-driver.ts";

const ROUNDS = 60;
const PAID_BEFORE_THE_KILL = 6;

const folder = process.argv[2] ?? "";
const { context } = await startServer(
  readConfig({ HANPAN_MODE: "test", DATA_DIR: folder, FEED: "none", PORT: "0", LOG_LEVEL: "error" }),
);
const { clock, database } = context;
if (!(clock instanceof MovableClock)) throw new Error("not in test mode");
const [user] = await database.db.select().from(member).where(eq(member.userId, "member03"));
if (!user) throw new Error("no member03");
// A minute after a full hour: games of one and two minutes lock together, those of three, four and five after them.
const block = Math.ceil(clock.now() / 3_600_000) * 3_600_000 + 60_000;
clock.advance(block - clock.now() + 2_000);
const running = await until(async () => {
  const rows = await database.db.select().from(gameRound).where(eq(gameRound.state, "open"));
  const open = rows.filter((row) => row.opensAt.getTime() <= clock.now() && clock.now() < row.closesAt.getTime());
  // Rounds of half a minute may lock while the bets are placed.
  const long = open.filter((row) => row.endsAt.getTime() - row.opensAt.getTime() >= 60_000);
  return open.length >= ROUNDS && long;
});
const bets: { betId: string; roundId: string }[] = [];
for (const { id, gameId } of running) {
  const game = gameOf(gameId);
  const [first] = game ? KINDS[game.kind].picks : [];
  if (!first) throw new Error(`no pick of ${gameId}`);
  const picked = { kind: "game" as const, gameId, roundId: id, selectionId: `${id}:${first.key}` };
  const request = { stake: 1_000, accept: "none" as const, picks: [{ ...picked, betPrice: first.price }] };
  const keyed = { owner: user.id, key: `killed-${id}`, hash: "of the bet" };
  const answer = await runCommand(context, keyed, placement(context, user, request));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  bets.push({ betId: (answer.body as { id: string }).id, roundId: id });
}
let paid = 0;
context.events.subscribe((event) => {
  if (event.name !== "bet" || (event.data as { settledAt: string | null }).settledAt === null) return;
  paid += 1;
  if (paid < PAID_BEFORE_THE_KILL) return;
  writeFileSync(join(folder, "..", "killed.json"), JSON.stringify({ bets, killedAt: clock.now() }));
  process.kill(process.pid, "SIGKILL");
});
const soonest = Math.min(...running.map((row) => row.closesAt.getTime()));
clock.advance(soonest - clock.now() + 1_000);

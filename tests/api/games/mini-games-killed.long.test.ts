// A server that is killed in the middle of the rounds of all games: what the next one makes of each.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { bet, gameRound, posting } from "../../../server/db/schema.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { gameOf } from "../../../src/domain/games/games.ts";
import { startTestServer } from "../lib/harness.ts";
import { until } from "../lib/game-driver.ts";

const VOID_AFTER_MS = 30 * 60_000;

/** Ends with the signal that killed it. */
function playAndDie(folder: string): Promise<string | null> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "lib", "games-and-die.ts"), folder], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.on("exit", (_code, signal) => resolve(signal)));
}

it("each round is drawn or void by its lock, and each bet is paid once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hanpan-games-killed-"));
  const dataDir = join(folder, "data");
  try {
    expect(await playAndDie(dataDir)).toBe("SIGKILL");
    const { bets, killedAt } = JSON.parse(readFileSync(join(folder, "killed.json"), "utf8")) as {
      bets: { betId: string; roundId: string }[];
      killedAt: number;
    };
    const server = await startTestServer({ dataDir, rateLimit: 0 });
    const { db } = server.context.database;
    const ids = bets.map(({ roundId }) => roundId);
    const atStart = await db.select().from(gameRound).where(inArray(gameRound.id, ids));
    const isDrawnBefore = (id: string) => atStart.some((row) => row.id === id && row.state !== "open");
    const soonest = Math.min(...atStart.map(({ closesAt }) => closesAt.getTime()));
    // By the clock of the process that was killed, which was ahead of this one's.
    const isBefore = (at: Date | null) => at !== null && at.getTime() >= soonest && at.getTime() <= killedAt;
    const betIds = bets.map(({ betId }) => betId);
    const paidBefore = new Set(
      (await db.select().from(bet).where(inArray(bet.id, betIds))).flatMap(({ id, settledAt }) =>
        isBefore(settledAt) ? [id] : [],
      ),
    );
    // The rounds of three minutes are missed for more than half an hour, those of four and five for less.
    const restart = soonest + VOID_AFTER_MS + 90_000;
    server.clock.advance(restart - server.clock.now());
    const rounds = await until(async () => {
      const rows = await db.select().from(gameRound).where(inArray(gameRound.id, ids));
      return rows.every((row) => row.state !== "open" && row.settledAt !== null) && rows;
    });
    const ended = await db.select().from(bet).where(inArray(bet.id, betIds));
    const movements = await db
      .select({ ref: posting.ref })
      .from(posting)
      .where(and(eq(posting.kind, "settlement"), inArray(posting.ref, betIds)));

    const lines = bets.map(({ betId, roundId }) => {
      const round = rounds.find(({ id }) => id === roundId);
      const of = ended.find(({ id }) => id === betId);
      if (!round || !of) throw new Error(`${roundId} is gone`);
      const before = paidBefore.has(betId) ? "paid" : isDrawnBefore(roundId) ? "drawn" : "open";
      const isMissed = before === "open" && restart - round.closesAt.getTime() > VOID_AFTER_MS;
      return {
        game: gameOf(round.gameId)?.name ?? round.gameId,
        round: roundId,
        before,
        after: round.state,
        expected: isMissed ? "void" : "drawn",
        status: of.status,
        paid: of.paid,
        settlements: movements.filter(({ ref }) => ref === betId).length,
      };
    });
    const count = (before: string, after: string) =>
      lines.filter((line) => line.before === before && line.after === after).length;
    const sums =
      `${lines.length} rounds: ${count("paid", "drawn")} paid before, ${count("drawn", "drawn")} drawn before and ` +
      `paid after, ${count("open", "drawn")} drawn after, ${count("open", "void")} void`;
    const table = lines.map(
      ({ game, round, before, after, paid, settlements }) =>
        `${round}  ${before.padEnd(5)} → ${after.padEnd(5)}  ${String(paid).padStart(5)} won ×${settlements}  ${game}`,
    );
    process.stdout.write(`${[...table, sums].join("\n")}\n`);
    expect(lines.length).toBeGreaterThanOrEqual(45);
    expect(lines.filter(({ after, expected }) => after !== expected)).toEqual([]);
    // A stake comes back whole where the round is void; no bet is left open, and none is paid twice.
    const isRight = ({ after, status, paid, settlements }: (typeof lines)[number]) =>
      settlements === (paid > 0 ? 1 : settlements) &&
      settlements <= 1 &&
      (after === "void" ? status === -1 && paid === 1_000 : [1, 2, 3].includes(status));
    expect(lines.filter((line) => !isRight(line))).toEqual([]);
    for (const before of ["paid", "drawn", "open"])
      expect(lines.filter((line) => line.before === before).length).toBeGreaterThan(0);
    expect([count("open", "drawn") > 0, count("open", "void") > 0]).toEqual([true, true]);
    expect((await audit(db)).differences).toEqual([]);
    await server.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

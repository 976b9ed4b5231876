// Thousands of bets in the last second of a round, on PostgreSQL.
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { bet, betPick, gameRound } from "../../../server/db/schema.ts";
import { audit } from "../../../server/ledger/audit.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer } from "../lib/harness.ts";
import { newMember } from "../lib/betting.ts";
import { createGameDriver, DRAWN_AFTER_MS, pick, type Placed, type Refusal } from "../lib/game-driver.ts";
import { postgresBinaries, startSeededPostgres } from "../lib/postgres.ts";

const BETS = Number(process.env.RUSH_BETS ?? 5_000);
const MEMBERS = 50;
/** What part of the bets is sent before the last second, so that the draw has many to settle. */
const EARLY = 0.8;
const SENT_AT_ONCE = 64;
const STAKE = 1_000;
const MONEY = 1_000_000_000;

it.skipIf(!postgresBinaries())(
  `${BETS} bets in the last second: each is taken or refused once, and the round settled within 2 s`,
  async () => {
    const postgres = await startSeededPostgres();
    const server = await startTestServer({
      rateLimit: 0,
      databaseUrl: postgres.url,
      databasePool: 20,
      secret: "s".repeat(32),
    });
    try {
      const members: ApiUser[] = [];
      for (let i = 0; i < MEMBERS; i++) members.push(await newMember(server, MONEY));
      const [first] = members;
      if (!first) throw new Error("no member");
      const driver = createGameDriver(
        () => server,
        () => first,
      );
      const round = await driver.freshRound("215");
      const { db } = server.context.database;
      const answers: { status: number; body: Placed & Refusal }[] = [];
      let next = 0;
      let signedAt = 0;
      let settledAt = 0;
      const settled = async () => {
        const [row] = await db.select().from(gameRound).where(eq(gameRound.id, round.id));
        return row?.settledAt !== null;
      };
      const watch = async () => {
        while (!(await settled())) await new Promise((resolve) => setTimeout(resolve, 20));
        settledAt = performance.now();
      };
      const sender = (isEnough: () => boolean) => async () => {
        while (!isEnough()) {
          const i = next++;
          const body = { stake: STAKE, accept: "none", picks: [pick(round, "p-odd", 195)] };
          answers.push((await (members[i % MEMBERS] ?? first).bet(`bet-in-the-rush-${i}`, body)) as never);
        }
      };
      const send = (isEnough: () => boolean) => Promise.all(Array.from({ length: SENT_AT_ONCE }, sender(isEnough)));
      const isRefused = () => answers.some(({ status }) => status !== 201);
      const from = performance.now();
      await send(() => next >= BETS * EARLY);
      server.clock.advance(round.closesAt - server.clock.now() - 1_000);
      // The draw may begin when the beacon has signed.
      signedAt = performance.now() + 1_000 + DRAWN_AFTER_MS;
      const watching = watch();
      // Few bets are all taken before the lock: then more are sent until it is there.
      await send(() => next >= BETS && isRefused());
      const sentMs = performance.now() - from;
      await watching;
      const taken = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
      const refused = answers.filter(({ status }) => status !== 201);
      const settledMs = settledAt - signedAt;
      const [row] = await db.select().from(gameRound).where(eq(gameRound.id, round.id));
      const drawnMs = (row?.drawnAt?.getTime() ?? 0) - round.closesAt - DRAWN_AFTER_MS;
      process.stdout.write(
        `${next} bets in ${(sentMs / 1_000).toFixed(1)} s: ${taken.length} taken, ${refused.length} refused; drawn ${(drawnMs / 1_000).toFixed(2)} s and settled ${(settledMs / 1_000).toFixed(2)} s after the beacon\n`,
      );
      expect(answers).toHaveLength(next);
      expect(new Set(taken).size).toBe(taken.length);
      expect([...new Set(refused.map(({ body }) => `${body.code} ${body.message}`))]).toEqual([
        "market_closed 마감된 선택이 있습니다. 삭제 후 베팅해주세요.",
      ]);
      const rows = await db
        .select({ id: bet.id, status: bet.status, acceptance: bet.acceptance })
        .from(bet)
        .innerJoin(betPick, eq(betPick.betId, bet.id))
        .where(eq(betPick.roundId, round.id));
      expect(rows.map(({ id }) => id).toSorted()).toEqual(taken.toSorted());
      const isOdd = (row?.drawn?.[1]?.[0] ?? 0) % 2 === 1;
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([isOdd ? 2 : 1]));
      expect((await audit(db)).differences).toEqual([]);
      expect(settledMs).toBeLessThan(2_000);
    } finally {
      await server.close();
      await postgres.stop();
    }
  },
);

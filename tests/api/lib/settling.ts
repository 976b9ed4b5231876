// Bets that are settled at once, for tests of what settled bets bring about.
import { eq } from "drizzle-orm";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import { fixture } from "../../../server/db/schema.ts";
import type { FixtureOutcome } from "../../../src/domain/sports/settlement/result.ts";
import type { TestServer } from "./harness.ts";

/** Gives a fixture the result "2:1" or "void". It begins first, since none has a result before that. */
export async function settleNow({ context }: TestServer, id: string, text: string): Promise<void> {
  const startsAt = new Date(context.clock.now() - 1);
  await context.database.db.update(fixture).set({ startsAt }).where(eq(fixture.id, id));
  const [home = 0, away = 0] = text.split(":").map(Number);
  const result: FixtureOutcome = text === "void" ? { void: true } : { home, away, homeHalf: 0, awayHalf: 0 };
  await settleFixture(context, id, result, "test");
}

// A market is offered only where its kind has a rule, whichever feed brings it.
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { market } from "../../../server/db/schema.ts";
import { emptyBatch, type QuotedMarket } from "../../../server/sports/feed/feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere();

function quoted(id: string, differs: Partial<QuotedMarket> = {}): QuotedMarket {
  return {
    id,
    kind: "odd_even",
    marketName: "Odd/Even",
    family: "other",
    period: "100",
    line: null,
    phase: "prematch",
    main: false,
    position: 0,
    selections: ["odd", "even"].map((key) => ({ id: `${id}-${key}`, key, name: key, price: 190 })),
    ...differs,
  };
}

it("leaves out what has no rule, says so in the log, and takes the rest of the batch", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fixtureId = await addFixture(server.context, { markets: [] });
  const markets = [
    quoted("odd"),
    quoted("corners", { kind: "corners" }),
    quoted("half", { period: "7" }),
    quoted("yes", { selections: [{ id: "yes-yes", key: "yes", name: "예", price: 190 }] }),
  ].map((one) => ({ fixtureId, market: one }));
  await applyBatch(server.context, { ...emptyBatch(), markets });
  const logged = log.mock.calls.map(([text]) => text as unknown);
  log.mockRestore();
  const rows = await server.context.database.db.select().from(market).where(eq(market.fixtureId, fixtureId));
  expect(rows).toMatchObject([{ id: "odd", kind: "odd_even" }]);
  expect(logged).toEqual([
    "market corners is not offered: unknown kind corners",
    "market half is not offered: odd_even has no period 7",
    "market yes is not offered: odd_even has no selection yes",
  ]);
});

// What a bet was taken as, until when it is taken, and what a void gives back: certification B3, B4, B6, B7.
import { eq, sql, type SQL } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { codeOf } from "../../../server/db/execute.ts";
import { bet, fixture, fixtureResult } from "../../../server/db/schema.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { readRows } from "../lib/agents.ts";
import { betOf, emoney, newMember, place, placed } from "../lib/betting.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { silently } from "../lib/silently.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const SECOND = 1_000;

it("takes a bet one second before the kick-off, and at the kick-off refuses it and takes no money [CERT-B3]", async () => {
  const user = await newMember(server, 100_000);
  const id = await addFixture(server.context);
  const startsAt = new Date(server.clock.now() + 60_000);
  await server.context.database.db.update(fixture).set({ startsAt }).where(eq(fixture.id, id));
  // The clock stands, so that the second is one however long the call takes.
  const clock = vi.spyOn(server.clock, "now").mockReturnValue(startsAt.getTime() - SECOND);
  try {
    expect((await place(user, betOf([`${id}-1x2-home@200`], { stake: 1_000 }))).status).toBe(201);
    clock.mockReturnValue(startsAt.getTime());
    const late = await place(user, betOf([`${id}-1x2-away@410`], { stake: 1_000 }));
    expect([late.status, late.body.code]).toEqual([422, "market_closed"]);
    expect(await emoney(user)).toBe(99_000);
  } finally {
    clock.mockRestore();
  }
});

it("takes no bet on a node whose clock is behind, once the kick-off has passed by the database's [CERT-B3 CERT-S1]", async () => {
  const user = await newMember(server, 100_000);
  const id = await addFixture(server.context);
  const now = Date.now();
  await server.context.database.db
    .update(fixture)
    .set({ startsAt: new Date(now - SECOND) })
    .where(eq(fixture.id, id));
  const clock = vi.spyOn(server.clock, "now").mockReturnValue(now - 2 * SECOND);
  try {
    const late = await place(user, betOf([`${id}-1x2-home@200`], { stake: 1_000 }));
    expect([late.status, late.body.code]).toEqual([422, "market_closed"]);
    expect(await emoney(user)).toBe(100_000);
  } finally {
    clock.mockRestore();
  }
});

it("finds afterwards what came in after a result was known, and reports it [CERT-B3]", async () => {
  const user = await newMember(server, 100_000);
  const id = await addFixture(server.context);
  const late = () => readRows(operator, "/api/admin/reports/late-bets?itemsPerPage=100");
  const taken = await placed(user, [`${id}-1x2-home@200`], { stake: 2_000 });
  expect((await late()).map(({ member }) => member)).not.toContain(user.userId);
  const [row] = await server.context.database.db.select().from(bet).where(eq(bet.id, taken.id));
  const known = new Date((row?.placedAt.getTime() ?? 0) - SECOND);
  await server.context.database.db
    .insert(fixtureResult)
    .values({ fixtureId: id, revision: 1, home: 1, away: 0, homeHalf: 0, awayHalf: 0, source: "test", at: known });
  expect((await late()).filter(({ member }) => member === user.userId)).toMatchObject([{ stake: 2_000 }]);
});

it("keeps what it was taken as: nobody changes or removes it [CERT-B4 CERT-B7]", async () => {
  const user = await newMember(server, 100_000);
  const id = await addFixture(server.context);
  const { id: betId } = await placed(user, [`${id}-1x2-home@200`], { stake: 2_000 });
  const { db } = server.context.database;
  const refused = async (statement: SQL) =>
    db.execute(statement).then(
      () => "done",
      (error: unknown) => codeOf(error),
    );
  const changes = [
    "stake = 1",
    "price = 999",
    "placed_at = now()",
    "game_type = 5",
    "serial = 1",
    "acceptance = 'refused'",
  ];
  for (const change of changes)
    expect([change, await refused(sql`update bet set ${sql.raw(change)} where id = ${betId}`)]).toEqual([
      change,
      "23001",
    ]);
  expect(await refused(sql`update bet_pick set selection_id = ${`${id}-1x2-away`} where bet_id = ${betId}`)).toBe(
    "23001",
  );
  expect(await refused(sql`delete from bet_pick where bet_id = ${betId}`)).toBe("23001");
  expect(await refused(sql`delete from bet where id = ${betId}`)).toBe("23001");
  expect(
    await refused(
      sql`update bet set member_id = (select id from member where user_id = 'member01') where id = ${betId}`,
    ),
  ).toBe("23001");
  // Who has the keys of the database can: the books then say so.
  await silently(server, sql`update bet set stake = stake + 10 where id = ${betId}`);
  const audited = await operator.ask<{ ok: boolean; differences: string[] }>("GET", "/api/admin/audit");
  expect(audited.differences.join(" ")).toContain(betId);
  await silently(server, sql`update bet set stake = stake - 10 where id = ${betId}`);
});

it("gives the whole stake of a void bet back, as the rules for members say; a large void takes two [CERT-B6]", async () => {
  const user = await newMember(server, 20_000_000);
  const rules = await user.ask<{ items: { contents?: string; title: string }[] }>("GET", "/api/guide/rule");
  expect(JSON.stringify(rules)).toContain("적특");
  const id = await addFixture(server.context);
  await placed(user, [`${id}-1x2-home@200`], { stake: 5_000_000 });
  await placed(user, [`${id}-1x2-away@410`], { stake: 5_000_000 });
  await placed(user, [`${id}-1x2-home@200`], { stake: 5_000_000 });
  await server.context.database.db
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now() - SECOND), status: "ended" })
    .where(eq(fixture.id, id));
  const alone = await operator.callAlone<{ code: string; approval: string }>(
    "POST",
    `/api/admin/fixtures/${id}/result`,
    { void: true },
  );
  expect(alone).toMatchObject({ status: 202, body: { code: "approval_asked" } });
  const second = await server.user("admin02");
  await second.ask("POST", `/api/admin/approvals/${alone.body.approval}`, { decision: "approve" });
  expect(await emoney(user)).toBe(20_000_000);
});

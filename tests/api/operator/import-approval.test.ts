// A file of matches takes two: who writes it sets prices and tells results. What one operator alone cannot do at that door.
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { closeDueApprovals } from "../../../server/operator/approvals/close-due.ts";
import { approval, fixture, fixtureResult, importFile, posting } from "../../../server/db/schema.ts";
import { forgetFiles } from "../../../server/sports/feed/replay/kept-file.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import type { Approval } from "../../../src/api/contract/operator/approvals.ts";
import type { ImportReport } from "../../../src/api/contract/operator/fixtures.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { SEASON_HEADER } from "../../factories/season-csv.ts";
import { emoney, newMember, placed } from "../lib/betting.ts";
import { decide as decideOn, twoOperators } from "../lib/four-eyes.ts";

const HOUR_MS = 3_600_000;
const DATE = "2040-08-01 12:00:00";
const { server, first, second } = twoOperators();

const db = () => server.context.database.db;
/** A row as a file has it; the score is full time and half-time. */
const row = (home: string, score: string) =>
  `${DATE},대한민국,K9리그,2040-2041,${home},상대,${score},2.00,2.00,3.30,3.30,4.10,4.10,1.90,1.90,1.90,1.90,1.80,1.80,1.95,1.95`;
const keyOf = (home: string) => `대한민국|K9리그|2040-2041|${DATE}|${home}|상대`;
const csv = (...rows: string[]) => [SEASON_HEADER, ...rows].join("\n");
const send = (file: string, query = "") =>
  first.callAlone<{ code: string; approval: string } & ImportReport>(
    "POST",
    `/api/admin/fixtures/import${query}`,
    file,
  );
const decide = (by: ApiUser, id: string, decision: string) => decideOn<ImportReport>(by, id, decision, "시험");
const found = (id: string) => second.ask<Approval>("GET", `/api/admin/approvals/${id}`);
const named = (home: string) => db().$count(fixture, eq(fixture.homeName, home));
const revisions = (id: string) => db().$count(fixtureResult, eq(fixtureResult.fixtureId, id));
const files = () => db().$count(importFile);

/** A match of an imported file, on which a member has bet 10,000 won on the home side at 2.00. */
async function betOn(home: string, score: [number, number, number, number]) {
  const feedState = { v: 1, open: [200, 330, 410, 190, 190], close: [200, 330, 410, 190, 190], score, moveMs: 1_000 };
  const columns = { feed: "replay", feedKey: keyOf(home), homeName: home, awayName: "상대", feedState };
  const id = await addFixture(server.context, { ...columns, markets: [RESULT] });
  const member = await newMember(server, 10_000);
  await placed(member, [`${id}-1x2-home`]);
  return { id, member };
}
const begin = (id: string, status: "live" | "ended") =>
  db()
    .update(fixture)
    .set({ status, startsAt: new Date(server.clock.now() - 2 * HOUR_MS) })
    .where(eq(fixture.id, id));

it("one operator alone enters no matches with prices and scores of their own [REQ-R44]", async () => {
  const asked = await send(csv(row("가나다", "2,1,1,0"), "wrong"));
  expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
  expect(await decide(first, asked.body.approval, "approve")).toMatchObject({ status: 403 });
  expect(await named("가나다")).toBe(0);
  // Who decides reads what the file brings.
  expect((await found(asked.body.approval)).shown).toMatchObject({
    query: { start: "now" },
    body: { rows: 1, added: 1, refused: 1, matches: ["가나다 2:1 (1:0) 상대"], corrections: [] },
  });
  expect(await decide(second, asked.body.approval, "approve")).toMatchObject({
    status: 200,
    body: { answer: { status: 200, body: { taken: 1, changed: 0, corrected: 0, refusedCount: 1 } } },
  });
  expect(await named("가나다")).toBe(1);
});

it("nobody is asked about a trial, nor about a file of which nothing is taken", async () => {
  const before = await files();
  expect(await send(csv(row("라마바", "2,1,1,0")), "?dryRun=true")).toMatchObject({ status: 200, body: { taken: 1 } });
  expect(await send(csv(row("라마바", "2,1,1,0")), "?season=1999-2000")).toMatchObject({
    status: 200,
    body: { taken: 0, changed: 0 },
  });
  expect(await named("라마바")).toBe(0);
  expect(await files()).toBe(before);
});

it("one operator alone revises no settled score; both see what it moves, and both are in the books [REQ-R44]", async () => {
  const { id, member } = await betOn("사아자", [0, 1, 0, 0]);
  await begin(id, "ended");
  await settleFixture(server.context, id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "replay");
  expect(await emoney(member)).toBe(0);
  const file = csv(row("사아자", "1,0,0,0"));
  const moves = { taken: 0, changed: 1, corrected: 1, paid: 20_000, takenBack: 0 };
  expect((await send(file, "?dryRun=true")).body).toMatchObject(moves);
  const asked = await send(file);
  expect(asked).toMatchObject({ status: 202 });
  expect([await emoney(member), await revisions(id)]).toEqual([0, 1]);
  expect(await found(asked.body.approval)).toMatchObject({
    amount: 20_000,
    subjects: expect.arrayContaining([`fixture:${id}`]) as unknown,
    shown: {
      body: { corrections: [{ match: "사아자 vs 상대", before: "0:1 (0:0)", after: "1:0 (0:0)", paid: 20_000 }] },
    },
  });
  expect((await decide(second, asked.body.approval, "approve")).body.answer?.body).toMatchObject(moves);
  expect([await emoney(member), await revisions(id)]).toEqual([20_000, 2]);
  expect(await db().$count(posting, eq(posting.approvalId, asked.body.approval))).toBeGreaterThan(0);
});

it("is not overtaken by what it writes itself, and not refused while it is written [REQ-R44]", async () => {
  const { id } = await betOn("마바사", [0, 1, 0, 0]);
  await begin(id, "ended");
  await settleFixture(server.context, id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "replay");
  const asked = await send(csv(row("마바사", "1,0,0,0")));
  const run = { isDone: false };
  const approved = decide(second, asked.body.approval, "approve").finally(() => (run.isDone = true));
  const refusals: number[] = [];
  while (!run.isDone) {
    // The embedded database leaves no turn to anybody else.
    await setImmediate();
    await closeDueApprovals(server.context);
    if ((await revisions(id)) === 2) refusals.push((await decide(second, asked.body.approval, "refuse")).status);
  }
  expect(await approved).toMatchObject({
    status: 200,
    body: { state: "approved", answer: { body: { corrected: 1 } } },
  });
  expect(refusals.filter((status) => status !== 409)).toEqual([]);
  expect((await found(asked.body.approval)).state).toBe("approved");
});

/** Does something when the kept command of an approval is opened: between two looks at the approval. */
function whenOpened(work: () => Promise<unknown>): () => Promise<unknown> {
  const { vault } = server.context;
  let done: Promise<unknown> | null = null;
  const box = vi.spyOn(vault, "box").mockImplementation((purpose) => {
    box.mockRestore();
    done = work();
    return vault.box(purpose);
  });
  return async () => done;
}
const change = async (id: string, to: Partial<typeof approval.$inferInsert>) =>
  db().update(approval).set(to).where(eq(approval.id, id));

it("nothing is written of what was decided in the moment in which it was approved [REQ-R44]", async () => {
  const asked = await send(csv(row("거너더", "2,1,1,0")));
  const { approval: id } = asked.body;
  const decided = whenOpened(() => change(id, { state: "withdrawn" }));
  expect(await decide(second, id, "approve")).toMatchObject({ status: 409, body: { message: "이미 처리되었습니다." } });
  await decided();
  expect(await named("거너더")).toBe(0);
  expect((await found(id)).state).toBe("withdrawn");
});

it("what begins in the moment in which it is looked at is not overtaken by what it changes [REQ-R44]", async () => {
  const { id } = await betOn("저처커", [0, 1, 0, 0]);
  await begin(id, "ended");
  await settleFixture(server.context, id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "replay");
  const asked = await send(csv(row("저처커", "1,0,0,0")));
  await settleFixture(server.context, id, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 }, "replay");
  const begun = whenOpened(() => change(asked.body.approval, { begunBy: server.context.node }));
  await closeDueApprovals(server.context);
  await begun();
  expect((await found(asked.body.approval)).state).toBe("asked");
  await change(asked.body.approval, { begunBy: null });
  await closeDueApprovals(server.context);
  expect((await found(asked.body.approval)).state).toBe("overtaken");
});

it("one operator alone changes no score of a match that runs, which its feed would settle with it [REQ-R44]", async () => {
  const { id } = await betOn("차카타", [0, 1, 0, 0]);
  await begin(id, "live");
  const asked = await send(csv(row("차카타", "3,0,1,0")));
  expect(asked).toMatchObject({ status: 202 });
  expect(await found(asked.body.approval)).toMatchObject({ amount: 20_000 });
  const scoreNow = async () => {
    const [one] = await db().select({ state: fixture.feedState }).from(fixture).where(eq(fixture.id, id));
    return (one?.state as { score: number[] } | undefined)?.score;
  };
  expect(await scoreNow()).toEqual([0, 1, 0, 0]);
  await decide(second, asked.body.approval, "approve");
  expect(await scoreNow()).toEqual([3, 0, 1, 0]);
});

it("a file is overtaken by another result, and by a match that has begun meanwhile [REQ-R44]", async () => {
  const settled = await betOn("파하거", [0, 1, 0, 0]);
  await begin(settled.id, "ended");
  await settleFixture(server.context, settled.id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "replay");
  const asked = await send(csv(row("파하거", "1,0,0,0")));
  await settleFixture(server.context, settled.id, { home: 2, away: 2, homeHalf: 0, awayHalf: 0 }, "replay");
  expect(await decide(second, asked.body.approval, "approve")).toMatchObject({ status: 409 });
  expect(await found(asked.body.approval)).toMatchObject({ state: "overtaken" });
  expect(await revisions(settled.id)).toBe(2);

  const begun = await betOn("너더러", [0, 1, 0, 0]);
  const later = await send(csv(row("너더러", "1,0,0,0")));
  expect(await found(later.body.approval)).toMatchObject({ amount: null });
  await begin(begun.id, "live");
  expect(await decide(second, later.body.approval, "approve")).toMatchObject({
    status: 409,
    body: { message: "요청한 뒤에 시작한 경기의 점수가 파일과 달라 처리하지 않았습니다." },
  });
  expect(await found(later.body.approval)).toMatchObject({ state: "overtaken" });
});

it("a file in the place of the approved one is not imported [REQ-R44]", async () => {
  const asked = await send(csv(row("머버서", "4,4,2,2")));
  await db()
    .update(importFile)
    .set({ bytes: gzipSync(csv(row("머버서", "5,5,2,2"))) });
  expect(await decide(second, asked.body.approval, "approve")).toMatchObject({
    status: 409,
    body: { message: "보관한 파일이 요청한 파일과 다릅니다." },
  });
  expect(await named("머버서")).toBe(0);
});

it("a file is kept while somebody may approve it, and twenty at the most", async () => {
  const after = (hours: number) => ({
    ...server.context,
    clock: { now: () => server.clock.now() + hours * HOUR_MS },
  });
  const waiting = await send(csv(row("어저처", "4,4,1,2")));
  await forgetFiles(after(2));
  expect(await files()).toBe(1);
  await db().execute(sql`insert into import_file select n::text, 0, '', now() from generate_series(1, 19) n`);
  expect(await send(csv(row("커터퍼", "4,4,1,2")))).toMatchObject({ status: 409, body: { code: "request_open" } });
  // The same file again is the same one.
  expect(await send(csv(row("어저처", "4,4,1,2")))).toMatchObject({
    status: 202,
    body: { approval: waiting.body.approval },
  });
  await decide(second, waiting.body.approval, "refuse");
  await forgetFiles(after(2));
  expect(await files()).toBe(0);
});

// Calls that move the server's clock and put the demo back; they exist in test mode only.
import * as endpoints from "../../src/api/contract/test-mode.endpoints.ts";
import { serve } from "./serve.ts";
import { eq } from "drizzle-orm";
import type { Routes } from "../app.ts";
import { memberByUserId } from "../account/members.ts";
import { decideDue } from "../sports/betting/decide-due.ts";
import { MovableClock } from "../clock.ts";
import { market, member, selection } from "../db/schema.ts";
import { resetDemo } from "../demo/reset.ts";
import { publishPrices } from "../sports/feed/publish.ts";
import { runnerOf } from "../sports/feed/runner.ts";
import type { MarketStatus } from "../../src/domain/sports/market.ts";
import type { MarketPhase } from "../../src/domain/sports/slip/pick.ts";
import { ApiError } from "../errors.ts";

export const testModeRoutes: Routes = (app, context) => {
  const { clock, config } = context;
  const { db } = context.database;
  if (config.mode !== "test" || !(clock instanceof MovableClock)) return;
  const now = () => ({ now: new Date(clock.now()).toISOString() });

  serve(app, context, endpoints.testClock, { summary: "서버의 시각", tag: "test" })(async () => now());

  serve(app, context, endpoints.moveTestClock, { summary: "서버의 시각을 앞으로 옮깁니다.", tag: "test" })(
    async (request) => {
      clock.advance(request.body.advanceMs);
      // What happens by then has happened when this answers.
      await runnerOf(context)?.tick();
      await decideDue(context);
      await context.streams.recheck();
      return now();
    },
  );

  serve(app, context, endpoints.resetTest, {
    summary:
      "세션, 설정, 차단, 쪽지, 팝업, 데모 계정과 계좌, 충전·환전 한도를 처음으로 되돌립니다. 장부와 베팅은 남습니다.",
    tag: "test",
  })(async () => {
    await resetDemo(db, clock);
    await context.streams.recheck();
    return now();
  });

  serve(app, context, endpoints.changeTestMember, { summary: "회원의 레벨이나 성향 코드를 바꿉니다.", tag: "test" })(
    async (request) => {
      const { id } = await memberByUserId(db, request.params.userId);
      if (Object.keys(request.body).length > 0) await db.update(member).set(request.body).where(eq(member.id, id));
    },
  );

  serve(app, context, endpoints.changeTestSelection, {
    summary: "한 선택의 배당이나 상태를 바꾸고 이벤트로 알립니다.",
    tag: "test",
  })(async (request) => {
    const { betPrice, status: wanted } = request.body;
    const change = {
      ...(betPrice !== undefined && { price: betPrice }),
      ...(wanted !== undefined && { status: wanted }),
    };
    if (Object.keys(change).length === 0) throw new ApiError("bad_request");
    const [row] = await db.update(selection).set(change).where(eq(selection.id, request.params.id)).returning();
    if (!row) throw new ApiError("not_found");
    const [of] = await db.select().from(market).where(eq(market.id, row.marketId));
    if (!of) throw new ApiError("not_found");
    const shown = of.status === "open" ? row.status : of.status;
    const told = { selectionId: row.id, marketId: row.marketId, fixtureId: of.fixtureId, betPrice: row.price };
    const status = shown as MarketStatus;
    publishPrices(context, [{ ...told, status, version: of.version, phase: of.phase as MarketPhase }]);
  });
};

// Fixtures in the operator's hands: imported from a file, listed, given a result.
import { Readable } from "node:stream";
import * as endpoints from "../../src/api/contract/operator/fixtures.endpoints.ts";
import type { ImportReport } from "../../src/api/contract/operator/fixtures.ts";
import { type App, memberOf, type Routes } from "../app.ts";
import { previewResult } from "../sports/betting/settlement/preview.ts";
import { settleFixture } from "../sports/betting/settlement/settle-fixture.ts";
import { keyedRequest, sendOutcome } from "../commands/answer-command.ts";
import { runCommand } from "../commands/run-command.ts";
import { ApiError } from "../errors.ts";
import { importReplay } from "../sports/feed/replay/import.ts";
import { asImport, importStatus } from "../sports/feed/replay/progress.ts";
import { LARGEST_UPLOAD, receive } from "../sports/feed/replay/receive.ts";
import { serve } from "../http/serve.ts";
import { listFixtures } from "./fixtures-list.routes.ts";

export const operatorFixtureRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.allFixtures, { summary: "결과를 등록할 수 있는 경기 목록", tag: "operator" })(
    ({ query }) => listFixtures(context, query),
  );

  serve(app, context, endpoints.giveResult, {
    summary: "경기 결과를 등록하거나 정정합니다. 점수는 시작한 뒤에만, 취소는 언제든지 됩니다.",
    tag: "operator",
  })((request, run) => {
    const { id } = request.params;
    return run({
      // Many transactions, and the same result again changes nothing.
      prepare: () => settleFixture(context, id, request.body, memberOf(request).id),
      work: async (_tx, report) => ({ status: 200, body: { fixtureId: id, ...report } }),
    });
  });

  serve(app, context, endpoints.importStatus, { summary: "지금 진행 중인 가져오기의 상태", tag: "operator" })(() =>
    importStatus(context),
  );

  serve(app, context, endpoints.resultPreview, {
    summary: "결과를 등록하면 정산될 베팅과 지급될 금액. 아무것도 바꾸지 않습니다.",
    tag: "operator",
  })(({ params, body }) => previewResult(context.database.db, context, params.id, body));

  app.register(async (scope) => importRoute(scope as App, context));
};

/** In a scope of its own, where nothing but CSV is taken and the body arrives as a stream. */
const importRoute: Routes = (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("text/csv", (_request, payload, done) => done(null, payload));
  serve(app, context, endpoints.importFixtures, {
    summary: "CSV의 경기를 등록합니다. 첫 경기는 start에, 시간은 speed배로 흐릅니다.",
    tag: "operator",
    perMinute: 20,
    largestBody: LARGEST_UPLOAD,
  })(async (request, _run, reply) => {
    if (Number(request.headers["content-length"] ?? 0) > LARGEST_UPLOAD) throw new ApiError("payload_too_large");
    if (request.headers["content-type"] === undefined) throw new ApiError("unsupported_media_type");
    if (!(request.body instanceof Readable)) throw new ApiError("bad_request", "CSV가 비어 있습니다.");
    // Kept alive when reading stops early, so that the refusal reaches a client that is still sending.
    const body = request.body.iterator({ destroyOnReturn: false });
    // Answered when the import is over, so that its status is idle by then.
    const outcome = await asImport(context, async (tell) => {
      const received = await receive(body, {
        season: request.query.season,
        progress: (bytes, judgedRows) => tell({ phase: judgedRows === 0 ? "receiving" : "judging", bytes, judgedRows }),
      });
      try {
        const steps = {
          // Many transactions, and the same rows again change nothing.
          prepare: () => importReplay(context, received, request.query, tell),
          work: async (_tx: unknown, report: ImportReport) => ({ status: 200, body: report }),
        };
        return await runCommand(context, keyedRequest(context, request, { file: received.digest }), steps);
      } finally {
        await received.dispose();
      }
    });
    return sendOutcome(reply, outcome);
  });
};

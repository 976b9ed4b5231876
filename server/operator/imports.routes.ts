// Files of matches: read and judged while they arrive. What they would do is known before anybody is asked, and they are
// imported when a second operator approves. Decisions, rule 44.
import { Readable } from "node:stream";
import * as endpoints from "../../src/api/contract/operator/fixtures.endpoints.ts";
import type { ImportPlan, ImportQuery } from "../../src/api/contract/operator/fixtures.ts";
import type { App, Routes } from "../app.ts";
import { keyedRequest, sendOutcome } from "../commands/answer-command.ts";
import { runCommand } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { importReplay, reportOf } from "../sports/feed/replay/import.ts";
import { keepFile, readFile } from "../sports/feed/replay/kept-file.ts";
import { expectAsked, planImport } from "../sports/feed/replay/plan.ts";
import { asImport, importStatus } from "../sports/feed/replay/progress.ts";
import { LARGEST_UPLOAD, type Received, receive } from "../sports/feed/replay/receive.ts";

export const operatorImportRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.importStatus, { summary: "지금 진행 중인 가져오기의 상태", tag: "operator" })(() =>
    importStatus(context),
  );

  app.register(async (scope) => importRoute(scope as App, context));
};

/** In a scope of its own, where nothing but CSV is taken and the body arrives as a stream. */
const importRoute: Routes = (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("text/csv", (_request, payload, done) => done(null, payload));
  serve(app, context, endpoints.importFixtures, {
    summary: "CSV의 경기를 등록합니다. 첫 경기의 시각과 배속을 정합니다.",
    tag: "operator",
    perMinute: 20,
    largestBody: LARGEST_UPLOAD,
  })(async (request, run, reply) => {
    const { query } = request;
    // What a second operator approves is the plan, and its file is kept.
    if (isPlan(request.body)) {
      const plan = request.body;
      return run({
        prepare: () => importKept(context, plan, query),
        work: async (_tx, report) => ({ status: 200, body: report }),
      });
    }
    if (Number(request.headers["content-length"] ?? 0) > LARGEST_UPLOAD) throw new ApiError("payload_too_large");
    if (request.headers["content-type"] === undefined) throw new ApiError("unsupported_media_type");
    if (!(request.body instanceof Readable)) throw new ApiError("bad_request", "CSV가 비어 있습니다.");
    // Kept alive when reading stops early, so that the refusal reaches a client that is still sending.
    const body = request.body.iterator({ destroyOnReturn: false });
    // Answered when the file has been read, so that its status is idle by then.
    const outcome = await asImport(context, async (tell) => {
      const received = await receive(body, {
        season: query.season,
        progress: (bytes, judgedRows) => tell({ phase: judgedRows === 0 ? "receiving" : "judging", bytes, judgedRows }),
      });
      try {
        const plan = await planImport(context.database.db, context, received);
        const writes = !query.dryRun && plan.rows > 0;
        if (writes) await keepFile(context, received);
        // What is weighed, kept and written to the log: the stream itself is over.
        request.body = plan;
        const steps = {
          // Reached where nothing is written: what writes takes a second operator.
          work: async () => ({ status: 200, body: reportOf(received, plan) }),
        };
        return await runCommand(context, keyedRequest(context, request, { file: received.digest }), steps);
      } finally {
        await received.dispose();
      }
    });
    return sendOutcome(reply, outcome);
  });
};

const isPlan = (body: unknown): body is ImportPlan =>
  typeof body === "object" && body !== null && !(body instanceof Readable);

/** Many transactions, and the same rows again change nothing. Throws ApiError request_moved and not_found. */
async function importKept(context: ServerContext, plan: ImportPlan, query: ImportQuery) {
  const { db } = context.database;
  return asImport(context, async (tell) => {
    const received = await receive(await readFile(db, plan.file), { season: query.season });
    try {
      expectWhole(received, plan);
      expectAsked(plan, await planImport(db, context, received));
      return await importReplay(context, received, query, plan, tell);
    } finally {
      await received.dispose();
    }
  });
}

/** The rows are those that were approved, whoever may write to the database. */
function expectWhole({ digest }: Received, { file }: ImportPlan): void {
  if (digest !== file) throw new ApiError("request_moved", "보관한 파일이 요청한 파일과 다릅니다.");
}

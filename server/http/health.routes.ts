// For whoever watches over the server. Ready: it can do its work, so requests may be sent to it. Live: the process answers,
// so a restart would help nothing.
import * as endpoints from "../../src/api/contract/health.endpoints.ts";
import { serve } from "./serve.ts";
import { NotReady } from "../../src/api/contract/health.ts";
import type { Routes } from "../app.ts";
import { createReadiness } from "../db/readiness.ts";
import type { Trouble } from "../db/trouble.ts";
import { ApiError } from "../errors.ts";

const MESSAGES: Readonly<Record<Trouble | "ending", string>> = {
  connection: "데이터베이스가 응답하지 않습니다.",
  disk: "저장 공간이 없습니다.",
  ending: "서버를 끝내는 중입니다.",
};

export const healthRoutes: Routes = (app, context) => {
  const { config, database } = context;
  const isOnDisk = database.kind === "pglite" && config.dataDir !== "memory";
  const troubleNow = createReadiness(database, isOnDisk ? config.dataDir : null);

  serve(app, context, endpoints.health, {
    summary: "일할 수 있는지: 데이터베이스가 응답하고 저장할 수 있으면 200, 아니면 503",
    tag: "system",
    refusals: { 503: NotReady },
  })(async () => {
    // Whoever sends requests here sends them to another node from now on; what comes until then is answered.
    const trouble = context.life.isEnding ? "ending" : await troubleNow();
    if (trouble) throw new ApiError("unavailable", MESSAGES[trouble], { ok: false, trouble });
    return { ok: true as const };
  });

  serve(app, context, endpoints.live, {
    summary: "프로세스가 응답하는지. 데이터베이스는 묻지 않습니다.",
    tag: "system",
  })(() => ({ ok: true as const }));
};

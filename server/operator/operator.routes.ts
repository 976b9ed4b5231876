// The operator's settings and books.
import * as endpoints from "../../src/api/contract/operator/operator.endpoints.ts";
import { serve } from "../http/serve.ts";
import { checkBooks } from "./overview/books-check.ts";
import type { Routes } from "../app.ts";
import { changeSettings, readSettings } from "../session/settings.ts";
import { tellMaintenance } from "../session/tell-maintenance.ts";

export const operatorRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.settings, { summary: "사이트 설정", tag: "operator" })(() => readSettings(db));

  serve(app, context, endpoints.saveSettings, { summary: "보낸 설정만 바꿉니다.", tag: "operator" })((request, run) =>
    run({
      prepare: () => readSettings(db),
      work: async (tx) => ({ status: 200, body: await changeSettings(tx, context.clock, request.body) }),
      after: async (before) => tellMaintenance(context, before, await readSettings(db)),
    }),
  );

  serve(app, context, endpoints.audit, { perMinute: 30, summary: "장부와 운영 기록의 검사", tag: "operator" })(() =>
    checkBooks(context),
  );
};

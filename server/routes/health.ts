// For whoever watches over the server: it answers, and so does its database.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { describeRoute, type Routes } from "../app.ts";

const Health = v.object({ ok: v.boolean() });

export const healthRoutes: Routes = (app, context) => {
  app.get(
    "/api/health",
    describeRoute({
      access: "anyone",
      summary: "서버와 데이터베이스의 상태",
      tag: "system",
      response: { 200: Health },
    }),
    async () => {
      await context.database.db.execute(sql`select 1`);
      return { ok: true };
    },
  );
};

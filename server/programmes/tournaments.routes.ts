// Tournaments and their standings, and the operator's hand on them.
import * as operatorEndpoints from "../../src/api/contract/operator/tournaments.endpoints.ts";
import * as endpoints from "../../src/api/contract/programmes/tournaments.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import { serve } from "../http/serve.ts";
import { readStandings } from "./standings.ts";
import {
  changeTournament,
  createTournament,
  endTournament,
  listAllTournaments,
  listTournaments,
  tournamentById,
} from "./tournaments.ts";

export const tournamentRoutes: Routes = (app, context) => {
  const { clock } = context;
  const { db } = context.database;

  serve(app, context, endpoints.tournaments, {
    summary: "토너먼트: 진행 중, 예정, 최근에 끝난 것",
    tag: "programme",
  })(async ({ query }) => ({
    now: dateNow(clock).toISOString(),
    items: await listTournaments(db, clock, query.category),
  }));

  serve(app, context, endpoints.standings, { summary: "토너먼트의 순위와 내 순위", tag: "programme", perMinute: 120 })(
    async (request) => readStandings(context, await tournamentById(db, request.params.id), memberOf(request).id),
  );

  serve(app, context, operatorEndpoints.allTournaments, { summary: "모든 토너먼트", tag: "operator" })(async () => ({
    items: await listAllTournaments(db, clock),
  }));

  serve(app, context, operatorEndpoints.createTournament, { summary: "토너먼트를 만듭니다.", tag: "operator" })(
    ({ body }, run) => run({ work: async (tx) => ({ status: 201, body: await createTournament(tx, clock, body) }) }),
  );

  serve(app, context, operatorEndpoints.changeTournament, {
    summary: "토너먼트를 고칩니다. 시작한 뒤에는 점수 기준과 상금을 바꿀 수 없습니다.",
    tag: "operator",
  })(({ params, body }, run) =>
    run({ work: async (tx) => ({ status: 200, body: await changeTournament(tx, clock, params.id, body) }) }),
  );

  serve(app, context, operatorEndpoints.endTournament, {
    summary: "토너먼트를 지금 끝냅니다. 순위를 확정하고 상금을 지급합니다.",
    tag: "operator",
  })(({ params }, run) =>
    run({ work: async (tx) => ({ status: 200, body: await endTournament(tx, clock, params.id) }) }),
  );
};

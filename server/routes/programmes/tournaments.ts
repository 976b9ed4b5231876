// Tournaments and their standings, and the operator's hand on them.
import { IdParams } from "../../../src/api/contract/operator.ts";
import {
  Tournament,
  AdminTournamentList,
  Standings,
  TournamentList,
  TournamentRequest,
  TournamentsQuery,
} from "../../../src/api/contract/tournaments.ts";
import { describeRoute, memberOf, type Routes } from "../../app.ts";
import { dateNow } from "../../clock.ts";
import { answerCommand } from "../../commands/answer-command.ts";
import { readStandings } from "../../programmes/standings.ts";
import {
  changeTournament,
  createTournament,
  endTournament,
  listAllTournaments,
  listTournaments,
  tournamentById,
} from "../../programmes/tournaments.ts";

export const tournamentRoutes: Routes = (app, context) => {
  const { clock } = context;
  const { db } = context.database;

  app.get(
    "/api/tournaments",
    describeRoute({
      access: "member",
      summary: "토너먼트: 진행 중, 예정, 최근에 끝난 것",
      tag: "programme",
      querystring: TournamentsQuery,
      response: { 200: TournamentList },
    }),
    async (request) => ({
      now: dateNow(clock).toISOString(),
      items: await listTournaments(db, clock, request.query.category),
    }),
  );

  app.get(
    "/api/tournaments/:id/standings",
    describeRoute({
      access: "member",
      perMinute: 120,
      summary: "토너먼트의 순위와 내 순위",
      tag: "programme",
      params: IdParams,
      response: { 200: Standings },
    }),
    async (request) => readStandings(context, await tournamentById(db, request.params.id), memberOf(request).id),
  );

  const operator = { access: "admin", tag: "operator", command: "account" } as const;

  app.get(
    "/api/admin/tournaments",
    describeRoute({
      access: "admin",
      summary: "모든 토너먼트",
      tag: "operator",
      response: { 200: AdminTournamentList },
    }),
    async () => ({ items: await listAllTournaments(db, clock) }),
  );

  app.post(
    "/api/admin/tournaments",
    describeRoute({
      ...operator,
      summary: "토너먼트를 만듭니다.",
      body: TournamentRequest,
      response: { 201: Tournament },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 201, body: await createTournament(tx, clock, request.body) }),
      }),
  );

  app.put(
    "/api/admin/tournaments/:id",
    describeRoute({
      ...operator,
      summary: "토너먼트를 고칩니다. 시작한 뒤에는 점수 기준과 상금을 바꿀 수 없습니다.",
      params: IdParams,
      body: TournamentRequest,
      response: { 200: Tournament },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: await changeTournament(tx, clock, request.params.id, request.body) }),
      }),
  );

  app.post(
    "/api/admin/tournaments/:id/end",
    describeRoute({
      ...operator,
      summary: "토너먼트를 지금 끝냅니다. 순위를 확정하고 상금을 지급합니다.",
      params: IdParams,
      response: { 200: Tournament },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: await endTournament(tx, clock, request.params.id) }),
      }),
  );
};

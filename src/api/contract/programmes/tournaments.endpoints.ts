import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";
import { Standings, TournamentList, TournamentsQuery } from "./tournaments.ts";

export const tournaments = endpoint({
  method: "GET",
  path: "/tournaments",
  access: "member",
  query: TournamentsQuery,
  answers: { 200: TournamentList },
});

export const standings = endpoint({
  method: "GET",
  path: "/tournaments/:id/standings",
  access: "member",
  params: IdParams,
  answers: { 200: Standings },
});

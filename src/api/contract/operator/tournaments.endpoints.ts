import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import { OperatorTournamentList, Tournament, TournamentRequest } from "../programmes/tournaments.ts";

export const allTournaments = endpoint({
  method: "GET",
  path: "/admin/tournaments",
  access: "operator",
  right: "tournaments.read",
  answers: { 200: OperatorTournamentList },
});

export const createTournament = endpoint({
  method: "POST",
  path: "/admin/tournaments",
  access: "operator",
  right: "tournaments.change",
  command: "account",
  body: TournamentRequest,
  answers: { 201: Tournament },
});

export const changeTournament = endpoint({
  method: "PUT",
  path: "/admin/tournaments/:id",
  access: "operator",
  right: "tournaments.change",
  command: "account",
  params: IdParams,
  body: TournamentRequest,
  answers: { 200: Tournament },
});

export const endTournament = endpoint({
  method: "POST",
  path: "/admin/tournaments/:id/end",
  access: "operator",
  right: "tournaments.change",
  command: "account",
  params: IdParams,
  answers: { 200: Tournament },
});

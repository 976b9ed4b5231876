import { endpoint } from "../endpoint.ts";
import { PlayfunRequest, PlayfunAnswer, LobbyParams, Lobby, FavouriteRequest, HonoursQuery, Honours } from "./lobby.ts";

export const playfunAuth = endpoint({
  method: "POST",
  path: "/playfun/auth",
  access: "player",
  why: "Nothing moves: each call gets a launch of its own.",
  body: PlayfunRequest,
  answers: { 200: PlayfunAnswer },
});

export const lobbyGames = endpoint({
  method: "GET",
  path: "/lobbies/:lobby",
  access: "member",
  params: LobbyParams,
  answers: { 200: Lobby },
});

export const starGame = endpoint({
  method: "PUT",
  path: "/lobbies/favourite",
  access: "member",
  why: "It sets one mark: sent twice it is the same.",
  body: FavouriteRequest,
  answers: { 204: null },
});

export const honours = endpoint({
  method: "GET",
  path: "/lobbies/:lobby/honours",
  access: "member",
  params: LobbyParams,
  query: HonoursQuery,
  answers: { 200: Honours },
});

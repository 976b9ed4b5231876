import { endpoint } from "../endpoint.ts";
import { FavouriteChange, Favourites } from "./favourites.ts";

export const favourites = endpoint({
  method: "GET",
  path: "/favourites",
  access: "member",
  answers: { 200: Favourites },
});

export const changeFavourite = endpoint({
  method: "PUT",
  path: "/favourites",
  access: "member",
  why: "It sets one mark: sent twice it is the same.",
  body: FavouriteChange,
  answers: { 200: Favourites },
});

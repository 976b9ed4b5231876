import { endpoint } from "../endpoint.ts";
import { NewsLink } from "./news-link.ts";

export const newsLinks = endpoint({
  method: "GET",
  path: "/newsLink",
  access: "anyone",
  answers: { 200: NewsLink },
});

// The addresses that the page has. The server answers every other one with 404, and a guest is not asked to log in for it.
import { KOREAN_GAMES } from "./market.ts";
import { pathOnly } from "./path.ts";

/** Exact paths, or patterns where a page has parameters. */
export const PAGE_PATHS: readonly (string | RegExp)[] = [
  "/",
  "/login",
  "/maintenance",
  "/message",
  "/bet_result",
  "/manager",
  "/admin",
  new RegExp(`^/korea/(${KOREAN_GAMES.join("|")})$`),
];

export function isPagePath(path: string): boolean {
  const bare = pathOnly(path);
  return PAGE_PATHS.some((one) => (typeof one === "string" ? one === bare : one.test(bare)));
}

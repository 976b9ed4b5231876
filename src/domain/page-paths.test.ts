import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isPagePath } from "./page-paths.ts";

/** A value for each parameter of a route. */
const SAMPLE: Readonly<Record<string, string>> = { $game: "cross" };

function routesOfThePage(): string[] {
  const tree = readFileSync(new URL("../routeTree.gen.ts", import.meta.url), "utf8");
  const [, list = ""] = /\n {2}fullPaths:([^\n]*(?:\n {4}[^\n]*)*)/.exec(tree) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, path = ""]) =>
    path.replace(/\$\w+/g, (name) => SAMPLE[name] ?? name),
  );
}

it("knows every route of the router", () => {
  const routes = routesOfThePage();
  expect(routes).toContain("/korea/cross");
  expect(routes.filter((path) => !isPagePath(path))).toEqual([]);
});

it("knows no other address", () => {
  const unknown = ["/nowhere", "/korea/chess", "/korea", "/loginx", "/message/1", "/admins", "/index"];
  expect(unknown.filter(isPagePath)).toEqual([]);
  expect(["/message/?page=2", "/korea/proto?time=1", ""].every(isPagePath)).toBe(true);
});

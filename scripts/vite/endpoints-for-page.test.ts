import { build } from "vite";
import { expect, test } from "vitest";
import { endpointsForPage } from "./endpoints-for-page.ts";

const FILES: Readonly<Record<string, string>> = {
  "\0/src/api/contract/things.endpoints.ts": `
    import { Parameters } from "\\0/parameters.ts";
    import { Answer, Body } from "\\0/things.ts";
    import { endpoint } from "\\0/endpoint.ts";
    export const change = endpoint({
      method: "PUT",
      path: "/things/:id",
      access: "admin-only",
      command: "account",
      params: Parameters,
      query: ["the query"],
      body: Body,
      answers: { 200: Answer },
    });
    export const list = endpoint({ method: "GET", path: "/things", access: "admin-only", answers: {} });
    export const load = endpoint({ method: "POST", why: "the reason", path: "/things", access: "admin-only", body: "text/csv", answers: {} });
  `,
  "\0/endpoint.ts": `console.log("loaded for the types"); export const endpoint = (given) => given;`,
  "\0/parameters.ts": `console.log("loaded for the parameters"); export const Parameters = "the parameters";`,
  "\0/things.ts": `export const Answer = "the answer"; export const Body = "the body";`,
  "\0/entry.ts": `
    import { change, list, load } from "\\0/src/api/contract/things.endpoints.ts";
    console.log(JSON.stringify([change, list, load]));
  `,
};

async function built(groups: { name: string; test: RegExp }[] = []): Promise<string> {
  const files = {
    name: "files",
    resolveId: (id: string) => (id in FILES ? id : null),
    load: (id: string) => FILES[id] ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [files, endpointsForPage()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: "\0/entry.ts",
        output: {
          codeSplitting: { groups: groups.map((group) => ({ ...group, includeDependenciesRecursively: false })) },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("the build gave no output");
  return result.output[0].code;
}

test("the page has of an endpoint what it calls it with, and nothing of what only the server checks", async () => {
  const code = await built();
  for (const kept of ["PUT", "/things/:id", "the answer", "text/csv"]) expect(code).toContain(kept);
  for (const left of [
    "admin-only",
    "account",
    "GET",
    "the reason",
    "the parameters",
    "the query",
    "the body",
    "loaded for",
  ])
    expect(code).not.toContain(left);
});

test("the build refuses a chunk of endpoints that imports the chunk which imports it", async () => {
  await expect(built([{ name: "apart", test: /things\.endpoints/ }])).rejects.toThrow(
    "chunks with endpoints import each other",
  );
  await expect(built([{ name: "together", test: /things\.(endpoints\.)?ts$/ }])).resolves.toBeDefined();
});

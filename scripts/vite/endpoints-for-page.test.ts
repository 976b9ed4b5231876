import { build } from "vite";
import { expect, test } from "vitest";
import { endpointsForPage } from "./endpoints-for-page.ts";

const FILES: Readonly<Record<string, string>> = {
  "\0/src/api/contract/endpoints/things.ts": `
    const endpoint = (given) => given;
    export const change = endpoint({
      method: "PUT",
      path: "/things/:id",
      access: "admin-only",
      command: "account",
      params: "the parameters".length,
      query: ["the query"],
      body: ["the body"],
      answers: { 200: "the answer" },
    });
    export const load = endpoint({ method: "POST", path: "/things", access: "admin-only", body: "text/csv", answers: {} });
  `,
  "\0/entry.ts": `
    import { change, load } from "\\0/src/api/contract/endpoints/things.ts";
    console.log(JSON.stringify([change, load]));
  `,
};

async function built(): Promise<string> {
  const files = {
    name: "files",
    resolveId: (id: string) => (id in FILES ? id : null),
    load: (id: string) => FILES[id] ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [files, endpointsForPage()],
    build: { write: false, minify: false, rolldownOptions: { input: "\0/entry.ts" } },
  });
  if (!("output" in result)) throw new Error("the build gave no output");
  return result.output[0].code;
}

test("the page has of an endpoint what it calls it with, and nothing of what only the server checks", async () => {
  const code = await built();
  for (const kept of ["PUT", "/things/:id", "account", "the answer", "text/csv"]) expect(code).toContain(kept);
  for (const left of ["admin-only", "the parameters", "the query", "the body"]) expect(code).not.toContain(left);
});

// The table of endpoints and the routes that the server has are the same.
import * as v from "valibot";
import { expect, test } from "vitest";
import { everyEndpoint } from "../../../scripts/lib/every-endpoint.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere();
const operator = operatorOf(server);

test("each endpoint that writes is a command or says why not, in a sentence", async () => {
  const silent = (await everyEndpoint()).filter(
    ({ method, command, why }) => method !== "GET" && !command && !/^[A-Z].{15,}\.$/.test(why ?? ""),
  );
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

type Query = v.GenericSchema & { entries?: Readonly<Record<string, unknown>>; pipe?: readonly Query[] };

test("each entry of each query refuses what is sent twice, which arrives as a list, and names it", async () => {
  const taken: string[] = [];
  let tried = 0;
  for (const { method, path, query } of await everyEndpoint()) {
    if (!query) continue;
    const { entries = {} } = (query as Query).pipe?.[0] ?? (query as Query);
    expect([path, Object.keys(entries).length]).not.toEqual([path, 0]);
    for (const name of Object.keys(entries)) {
      tried += 1;
      const { issues = [] } = v.safeParse(query, { [name]: ["1", "2"] });
      if (!issues.some((issue) => v.getDotPath(issue)?.split(".")[0] === name)) taken.push(`${method} ${path} ${name}`);
    }
  }
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(200);
});

interface Operation {
  security: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

test("each route of the document is said in the table, once, and each line of the table has its route", async () => {
  const document = await operator.ask<{ paths: Record<string, Record<string, Operation>> }>("GET", "/api/openapi.json");
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      isOpen: operation.security.length === 0,
      hasKey: (operation.parameters ?? []).some(({ name }) => name === "Idempotency-Key"),
      hasBody: operation.requestBody !== undefined,
      answers: Object.keys(operation.responses).filter((status) => status.startsWith("2")),
    })),
  );
  const said = (await everyEndpoint()).map(({ method, path, access, command, body, answers }) => ({
    call: `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    isOpen: access === "anyone",
    hasKey: command !== undefined,
    hasBody: typeof body === "object",
    answers: Object.keys(answers),
  }));
  const sorted = (lines: typeof said) => lines.toSorted((a, b) => a.call.localeCompare(b.call));
  expect(sorted(said)).toEqual(sorted(routes));
  expect(new Set(said.map(({ call }) => call)).size).toBe(said.length);
});

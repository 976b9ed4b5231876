// `?page=1&page=2` arrives as a list. No call takes one of its parts for the value: it is refused, whatever the call.
import * as v from "valibot";
import { expect, it } from "vitest";
import { everyEndpoint } from "../../scripts/lib/every-endpoint.ts";

type Query = v.GenericSchema & { entries?: Readonly<Record<string, unknown>>; pipe?: readonly Query[] };

it("each entry of each query refuses what is sent twice, and names it", async () => {
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

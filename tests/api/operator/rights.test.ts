// Every endpoint of staff, called as every role. The server's verdict on each is that of the table.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyEndpoint } from "../../../scripts/lib/every-endpoint.ts";
import { RIGHTS_PAGE, staffEndpoints, writeRightsPage } from "../../../scripts/lib/rights-page.ts";
import { demoAccounts } from "../../../server/demo/accounts.ts";
import { member } from "../../../server/db/schema.ts";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import { ACTIONS, may, type Role, ROLES } from "../../../src/domain/operator/rights.ts";
import { servedHere } from "../lib/served.ts";
import { eq } from "drizzle-orm";

const server = servedHere({ rateLimit: 0 });
const endpoints = await staffEndpoints();

/** Without a key no command does anything: who may call it is answered before the key is asked for. */
async function verdict(token: string, { method, path }: Pick<Endpoint, "method" | "path">): Promise<string> {
  const url = `/api${path.replaceAll(/:\w+/g, "x")}`;
  const answer = await server.inject({ method, url, headers: { "x-auth-token": `Bearer ${token}` } });
  return answer.statusCode === 403 || answer.statusCode === 401 ? "refused" : "let in";
}

/** What differs from the table, as lines. */
async function differences(token: string, roles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of endpoints) {
    const wanted = may(roles, one.right) ? "let in" : "refused";
    const got = await verdict(token, one);
    if (got !== wanted) found.push(`${one.method} ${one.path}: ${got}`);
  }
  return found;
}

const accountOf = (role: Role): string =>
  demoAccounts().find(({ roles }) => roles.length === 1 && roles[0] === role)?.userId ?? "";

describe("every endpoint of staff", () => {
  it.each([...ROLES])("as %s", async (role) => {
    expect(await differences(await server.login(accountOf(role)), [role])).toEqual([]);
  });

  it("as a member, and as nobody", async () => {
    expect(await differences(await server.login("member05"), [])).toEqual([]);
    expect(await differences("", [])).toEqual([]);
  });

  it("as an operator of two roles, and of none", async () => {
    const { db } = server.context.database;
    const support = eq(member.userId, accountOf("support"));
    await db
      .update(member)
      .set({ roles: ["support", "content"] })
      .where(support);
    expect(await differences(await server.login(accountOf("support")), ["support", "content"])).toEqual([]);
    await db.update(member).set({ roles: [] }).where(support);
    expect(await differences(await server.login(accountOf("support")), [])).toEqual([]);
    await db
      .update(member)
      .set({ roles: ["support"] })
      .where(support);
  });

  it("names an action of the table, and each action is named", () => {
    const named = new Set<string>(endpoints.map(({ right }) => right));
    expect(ACTIONS.filter((action) => !named.has(action))).toEqual([]);
  });

  it("is a reader's where it writes nothing", () => {
    const wrong = endpoints.filter(({ method, right }) => method === "GET" && !right.endsWith(".read"));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const writers = endpoints.filter(({ command, right }) => command && right.endsWith(".read"));
    expect(writers.map(({ path }) => path)).toEqual([]);
  });
});

it("bets, rewards and charges are members' own: no account of staff has them", async () => {
  const ofPlayers = (await everyEndpoint()).filter(({ access }) => access === "player");
  expect(ofPlayers.map(({ path }) => path)).toContain("/bets");
  for (const role of ROLES) {
    const token = await server.login(accountOf(role));
    for (const one of ofPlayers)
      expect([role, one.path, await verdict(token, one)]).toEqual([role, one.path, "refused"]);
  }
  const token = await server.login("member05");
  for (const one of ofPlayers) expect([one.path, await verdict(token, one)]).toEqual([one.path, "let in"]);
});

describe("roles in the database", () => {
  it.each([
    ["member01", "owner"],
    ["manager01", "owner"],
    ["admin06", "manager"],
    ["admin06", "root"],
  ])("%s cannot be made %s", async (userId, role) => {
    const { db } = server.context.database;
    await expect(
      db
        .update(member)
        .set({ roles: [role] })
        .where(eq(member.userId, userId)),
    ).rejects.toThrow("Failed query");
  });
});

it("docs/security/rights.md is the table: npm run rights", async () => {
  expect(readFileSync(RIGHTS_PAGE, "utf8")).toBe(await writeRightsPage());
});

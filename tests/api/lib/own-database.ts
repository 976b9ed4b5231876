// A database of its own on a PostgreSQL server, for the suite of the API on the real thing.
import { randomBytes } from "node:crypto";
import pg from "pg";

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates an empty database on the server of `serverUrl`, whose role may do so; with `template` a copy of that database, to
 * which nobody is connected.
 */
export async function createOwnDatabase(serverUrl: string, template?: string): Promise<OwnDatabase> {
  const name = `hanpan_test_${randomBytes(6).toString("hex")}`;
  await run(serverUrl, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// What PostgreSQL needs before it serves, done as the owner of the tables by one process at a time: migrations and
// functions, and the rights of the role that the server runs with.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { ConfigError } from "../config.ts";
import { migrateSite } from "./migrate.ts";

/** Two integers are a name of their own: other locks of the product are one. */
const PREPARING = "1, 1";
const SEEDING = "1, 2";

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  // The query under way fails, which is enough.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs the work while no other process does; the lock ends with the connection. */
function locked<T>(connectionString: string, lock: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(connectionString, async (client) => {
    await client.query(`select pg_advisory_lock(${lock})`);
    return work(client);
  });
}

/** Runs the work, which fills an empty database, while no other process of this database runs any. */
export function seedAlone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  return locked(databaseUrl, SEEDING, work);
}

export interface Owned {
  databaseUrl: string;
  /** undefined: the serving role owns the tables. */
  ownerUrl: string | undefined;
}

/** Brings the site's own schema up to date. Throws ConfigError when the serving role may do more than it should. */
export function preparePostgres(owned: Owned): Promise<void> {
  return migrateSchema(owned, "public", migrateSite);
}

/** Brings one schema up to date as its owner, and gives the serving role its rights there. Throws as preparePostgres. */
export function migrateSchema(
  { databaseUrl, ownerUrl }: Owned,
  schema: string,
  work: (db: NodePgDatabase) => Promise<void>,
): Promise<void> {
  return locked(ownerUrl ?? databaseUrl, PREPARING, async (owner) => {
    await work(drizzle(owner));
    if (ownerUrl === undefined) return;
    const role = await withClient(databaseUrl, async (server) => {
      const { rows } = await server.query<{ role: string }>("select current_user as role");
      return rows[0]?.role ?? "";
    });
    await refuseOwner(owner, role);
    await grantServing(owner, role, schema);
  });
}

/** Throws ConfigError when the role could give itself what it is not given. */
async function refuseOwner(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ owns: boolean }>(
    `select r.rolsuper or r.rolcreaterole or pg_has_role(r.oid, current_user, 'member')
       or exists (select 1 from pg_class c where c.relowner = r.oid)
       or exists (select 1 from pg_proc p where p.proowner = r.oid) as owns
     from pg_roles r where r.rolname = $1`,
    [role],
  );
  if (rows[0]?.owns === false) return;
  throw new ConfigError([
    `DATABASE_URL: DATABASE_OWNER_URL을 쓸 때는 아무것도 소유하지 않고 소유자가 될 수도 없는 역할이어야 합니다(지금: ${role}).`,
  ]);
}

/**
 * Gives the role what serving needs, by rule: rows of every table, but no change of what is append only, and nothing of
 * the schema. In one transaction: a server that is running with the role loses nothing for a moment.
 */
async function grantServing(owner: pg.Client, name: string, schemaName: string): Promise<void> {
  const [role, schema] = [pg.escapeIdentifier(name), pg.escapeIdentifier(schemaName)];
  const { rows } = await owner.query<{ database: string; noUpdate: string[]; noDelete: string[] }>(
    `select current_database() as database,
       array(select one::text from tables_refusing(16) as one) as "noUpdate",
       array(select one::text from tables_refusing(8) as one) as "noDelete"`,
  );
  const { database = "", noUpdate = [], noDelete = [] } = rows[0] ?? {};
  const statements = [
    `revoke all on all tables in schema ${schema} from ${role}, public`,
    `revoke all on all sequences in schema ${schema} from ${role}, public`,
    `revoke create on schema ${schema} from ${role}, public`,
    `revoke create, temporary on database ${pg.escapeIdentifier(database)} from ${role}, public`,
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select on all sequences in schema ${schema} to ${role}`,
    ...(noUpdate.length > 0 ? [`revoke update on ${noUpdate.join(", ")} from ${role}`] : []),
    ...(noDelete.length > 0 ? [`revoke delete on ${noDelete.join(", ")} from ${role}`] : []),
  ];
  await owner.query(`begin; ${statements.join("; ")}; commit`);
  const { rows: left } = await owner.query<{ can: boolean }>(
    `select has_schema_privilege($1, $2, 'create') or has_database_privilege($1, current_database(), 'create, temporary') as can`,
    [name, schemaName],
  );
  if (left[0]?.can === false) return;
  throw new ConfigError([
    `DATABASE_OWNER_URL: ${name}이(가) 테이블을 만들 수 없게 하려면 데이터베이스와 ${schemaName} 스키마의 소유자여야 합니다.`,
  ]);
}

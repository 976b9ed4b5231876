// The embedded database by itself, on the data that the demo made: `bare.ts FOLDER`. Reads every table once, as the
// demo has, prints a line and waits until its input ends.
import { PGlite } from "@electric-sql/pglite";

const client = await PGlite.create(process.argv[2] ?? "memory://");
const { rows } = await client.query<{ name: string }>(
  "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
);
for (const { name } of rows) await client.query(`select * from ${name} order by 1 limit 1`);
console.log("open");
process.stdin.resume().on("end", () => void client.close().then(() => process.exit(0)));

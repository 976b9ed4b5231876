// The file of an import that waits for a second operator: compressed, in parts, so that no row and no memory holds all of
// it. It is kept while somebody may approve it.
import { createGunzip, createGzip } from "node:zlib";
import { pipeline, Readable } from "node:stream";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { importFile } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import type { Received } from "./receive.ts";

/** The call of an import, as an approval names it. */
const IMPORT_CALL = "POST /admin/fixtures/import";
const PART_BYTES = 1_048_576;
/** Of all operators together, 64 MB each. */
const MOST_FILES = 20;
const TOO_MANY = "승인을 기다리는 가져오기 파일이 너무 많습니다. 먼저 요청한 가져오기를 승인하거나 철회해주세요.";
/** An upload that nobody was asked about, because it was refused. */
const UNASKED_MS = 3_600_000;

/** Keeps the file under its digest; once, however often it is sent. Throws ApiError request_open when too many wait. */
export async function keepFile({ database, clock }: ServerContext, received: Received): Promise<void> {
  const { digest } = received;
  const keptAt = dateNow(clock);
  await inTransaction(database.db, async (tx) => {
    const kept = await tx
      .update(importFile)
      .set({ keptAt })
      .where(eq(importFile.digest, digest))
      .returning({ part: importFile.part });
    if (kept.length > 0) return;
    const files = await tx.$count(importFile, eq(importFile.part, 0));
    if (files >= MOST_FILES) throw new ApiError("request_open", TOO_MANY);
    let part = 0;
    for await (const bytes of inParts(compressed(received)))
      await tx.insert(importFile).values({ digest, part: part++, bytes, keptAt }).onConflictDoNothing();
  });
}

/** Throws ApiError not_found when it is kept no more. */
export async function readFile(db: Queryable, digest: string): Promise<AsyncIterable<Uint8Array>> {
  if ((await db.$count(importFile, eq(importFile.digest, digest))) === 0) throw new ApiError("not_found");
  const gunzip = createGunzip();
  // What goes wrong is thrown to who reads from it.
  pipeline(Readable.from(partsOf(db, digest)), gunzip, () => {});
  return gunzip;
}

/** Removes the files about which nobody is asked. */
export async function forgetFiles({ database, clock }: ServerContext): Promise<void> {
  const old = new Date(clock.now() - UNASKED_MS);
  const isAsked = sql`exists (select 1 from approval a where a.state = 'asked' and a.call = ${IMPORT_CALL}
    and a.shown->'body'->>'file' = ${importFile.digest})`;
  await database.db.delete(importFile).where(and(lt(importFile.keptAt, old), sql`not ${isAsked}`));
}

function compressed(received: Received): AsyncIterable<Uint8Array> {
  const gzip = createGzip();
  pipeline(Readable.from(received.bytes()), gzip, () => {});
  return gzip;
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

async function* partsOf(db: Queryable, digest: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const [row] = await db
      .select({ bytes: importFile.bytes })
      .from(importFile)
      .where(and(eq(importFile.digest, digest), gte(importFile.part, part)))
      .orderBy(asc(importFile.part))
      .limit(1);
    if (!row) return;
    yield row.bytes;
  }
}

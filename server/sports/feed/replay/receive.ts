// The first pass over an upload: it is kept in a temporary file, judged there, and those rows that are taken are kept
// in another, so that memory stays small and nothing is written before the whole file has been read.
import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { ApiError } from "../../../errors.ts";
import { judgeApart } from "./judge-apart.ts";
import type { Judgement } from "./judge.ts";
import type { ReplayRow } from "./row.ts";

export const LARGEST_UPLOAD = 64 * 1_048_576;

export interface Received extends Judgement {
  /** SHA-256 of the whole file. */
  digest: string;
  /** The rows taken, in the order of the file. */
  rows(): AsyncGenerator<ReplayRow>;
  /** The whole file, as it came. */
  bytes(): AsyncIterable<Uint8Array>;
  /** Removes the temporary files. */
  dispose(): Promise<void>;
}

export interface ReceiveOptions {
  season: string | undefined;
  /** Called with the bytes that came and the rows that were judged so far. */
  progress?: (bytes: number, rows: number) => void;
  /** How long judging may take. */
  timeMs?: number;
}

/** Reads an upload of at most 64 MiB. Throws ApiError payload_too_large, or bad_request as the judge does. */
export async function receive(body: AsyncIterable<Uint8Array>, options: ReceiveOptions): Promise<Received> {
  const { season, progress = () => {}, timeMs } = options;
  const folder = await mkdtemp(join(tmpdir(), "hanpan-import-"));
  const [from, to] = [join(folder, "upload.csv"), join(folder, "rows.jsonl")];
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    let bytes = 0;
    const hash = createHash("sha256");
    await pipeline(
      bounded(body, hash, (all) => progress((bytes = all), 0)),
      createWriteStream(from),
    );
    const judgement = await judgeApart({ from, to, season }, (rows) => progress(bytes, rows), timeMs);
    return {
      ...judgement,
      digest: hash.digest("hex"),
      rows: () => readBack(to),
      bytes: () => createReadStream(from),
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function* bounded(
  body: AsyncIterable<Uint8Array>,
  hash: Hash,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > LARGEST_UPLOAD) throw new ApiError("payload_too_large", "CSV는 64MB까지 보낼 수 있습니다.");
    hash.update(chunk);
    count(bytes);
    yield chunk;
  }
}

async function* readBack(path: string): AsyncGenerator<ReplayRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) yield JSON.parse(line) as ReplayRow;
}

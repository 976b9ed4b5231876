// Compresses the built page once, so that the server sends files and not work.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{js,css,html,svg,json}";
/** Smaller files gain nothing. */
const MIN_BYTES = 1_024;

/** Writes `.br` and `.gz` beside each text of the folder that has none newer than itself. */
export async function precompress(folder: string): Promise<void> {
  const paths = globSync(TEXTS, { cwd: folder }).map((path) => join(folder, path));
  await Promise.all(paths.filter((path) => statSync(path).size >= MIN_BYTES).map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const changed = statSync(path).mtimeMs;
  const isFresh = [`${path}.br`, `${path}.gz`].every((copy) => existsSync(copy) && statSync(copy).mtimeMs >= changed);
  if (isFresh) return;
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

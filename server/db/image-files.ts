// The files of an image in the memory of a new database. PGlite's own way parses the tar anew for each database and asks
// for each folder of each path whether it is there.
import { MemoryFS, PGlite } from "@electric-sql/pglite";

const BLOCK = 512;
const FILE = "0";
const FOLDER = "5";

interface Entry {
  path: string;
  /** null for a folder. */
  data: Uint8Array | null;
}

const parsed = new WeakMap<Blob, Promise<readonly Entry[]>>();

/** Reads a tar as PGlite writes it: short names, files and folders alone. Throws where it is damaged. */
async function readImage(image: Blob): Promise<readonly Entry[]> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const text = (from: number, length: number): string =>
    new TextDecoder().decode(bytes.subarray(from, from + length)).replace(/\0.*/s, "");
  const entries: Entry[] = [];
  for (let at = 0; at < bytes.length && bytes[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const type = text(at + 156, 1);
    const end = at + BLOCK + size;
    if (!(end <= bytes.length) || (type !== FILE && type !== FOLDER)) throw new Error("a damaged image");
    entries.push({
      path: PGlite.paths.PGDATA + text(at, 100),
      data: type === FILE ? bytes.subarray(at + BLOCK, end) : null,
    });
    at = Math.ceil(end / BLOCK) * BLOCK;
  }
  return entries;
}

/** Where a database in memory keeps its files, with those of the image in it. */
export class ImageFiles extends MemoryFS {
  readonly #image: Blob;

  constructor(image: Blob) {
    super();
    this.#image = image;
  }

  /** PGlite calls it before it looks for a database. */
  override async initialSyncFs(): Promise<void> {
    let reading = parsed.get(this.#image);
    if (!reading) parsed.set(this.#image, (reading = readImage(this.#image)));
    const entries = await reading;
    const files = this.pg?.Module.FS;
    for (const { path, data } of entries) {
      if (data) files?.writeFile(path, data.slice(), { canOwn: true });
      else files?.mkdirTree(path);
    }
  }
}

// Instruments the page's sources as Node loads them. Import it before anything of the page.
import { registerHooks } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { instrument, isWired } from "./instrument.ts";

const root = join(import.meta.dirname, "..", "..");

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.startsWith("file:")) return loaded;
    const file = relative(root, fileURLToPath(url));
    if (!isWired(file) || !loaded.source) return loaded;
    return { ...loaded, source: instrument(file, loaded.source.toString()).text };
  },
});

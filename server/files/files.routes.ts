// Images by their bare names: those of the site's own folders, and those that were uploaded.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as endpoints from "../../src/api/contract/files.endpoints.ts";
import type { Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { readImage } from "./store.ts";
import { serve } from "../http/serve.ts";

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

const HOUR = "public, max-age=3600";
const ALWAYS = "public, max-age=31536000, immutable";
/** Of posts: an operator may hide them. */
const BRIEFLY = "private, max-age=60";

const demoFiles = join(import.meta.dirname, "..", "demo", "files");

export const fileRoutes: Routes = (app, context) => {
  const { config } = context;
  const folders = [
    ...(config.dataDir === "memory" ? [] : [join(config.dataDir, "files")]),
    ...(config.mode === "production" ? [] : [demoFiles]),
  ];

  serve(app, context, endpoints.imageByName, { summary: "이미지 파일", tag: "file", produces: "image/*" })(
    async ({ params: { imgPath } }, reply) => {
      const own = await readOwn(folders, imgPath);
      const stored = own ? null : await readImage(context.database.db, imgPath);
      const file = own ?? stored?.contents;
      if (!file) throw new ApiError("not_found");
      reply
        .type(TYPES[imgPath.slice(imgPath.lastIndexOf(".") + 1)] ?? "application/octet-stream")
        .header("cache-control", own ? HOUR : stored?.isOfPost ? BRIEFLY : ALWAYS)
        // An SVG that is opened by itself is a document; it may run nothing.
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return file;
    },
  );
};

async function readOwn(folders: readonly string[], name: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const file = await readFile(join(folder, name)).catch(() => null);
    if (file) return file;
  }
  return null;
}

// Images that the site's own people put there, by their bare names.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { describeRoute, type Routes } from "../app.ts";
import { ApiError } from "../errors.ts";

/** No separators, no leading dot: a name cannot leave its folder. */
const FileParams = v.strictObject({
  imgPath: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(svg|png|jpg|webp)$/)),
});

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

const demoFiles = join(import.meta.dirname, "..", "demo", "files");

export const fileRoutes: Routes = (app, context) => {
  const { config } = context;
  const folders = [
    ...(config.dataDir === "memory" ? [] : [join(config.dataDir, "files")]),
    ...(config.mode === "production" ? [] : [demoFiles]),
  ];

  app.get(
    "/api/file/download/:imgPath",
    describeRoute({
      access: "anyone",
      summary: "이미지 파일",
      tag: "file",
      params: FileParams,
      response: { 200: v.string() },
      produces: "image/*",
    }),
    async (request, reply) => {
      const { imgPath } = request.params;
      for (const folder of folders) {
        const file = await readFile(join(folder, imgPath)).catch(() => null);
        if (!file) continue;
        return (
          reply
            .type(TYPES[imgPath.slice(imgPath.lastIndexOf(".") + 1)] ?? "application/octet-stream")
            .header("cache-control", "public, max-age=3600")
            // An SVG that is opened by itself is a document; it may run nothing.
            .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            .send(file)
        );
      }
      throw new ApiError("not_found");
    },
  );
};

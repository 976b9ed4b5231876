// Uploads of images, by members for posts and by operators for what they write.
import { createHash } from "node:crypto";
import * as endpoints from "../../src/api/contract/uploads.endpoints.ts";
import { LARGEST_IMAGE } from "../../src/api/contract/files.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import { type App, memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../session/attempts.ts";
import { ApiError } from "../errors.ts";
import { reencode } from "./reencode.ts";
import { storeImage, uploadCounters } from "./store.ts";
import { serve } from "../http/serve.ts";

export const uploadRoutes: Routes = (app, context) => {
  app.register(async (scope) => uploadRoute(scope as App, context));
};

/** In a scope of its own, where nothing but bytes is taken. */
const uploadRoute: Routes = (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  serve(app, context, endpoints.uploadImage, {
    perMinute: 60,
    summary: "이미지를 올립니다. JPG, PNG, WebP, GIF를 WebP로 다시 만들어 보관합니다.",
    tag: "file",
    largestBody: LARGEST_IMAGE,
  })((request, run) => {
    const bytes = request.body;
    if (!(bytes instanceof Uint8Array) || bytes.length === 0)
      throw new ApiError("bad_request", "사진 파일이 비어 있습니다.");
    const owner = memberOf(request);
    const isOperator = accountKind(owner) === "administrator";
    const digest = createHash("sha256").update(bytes).digest("hex");
    return run(
      {
        prepare: async () => {
          await takeAttempt(context, uploadCounters(owner.id, isOperator));
          return reencode(bytes);
        },
        work: async (tx, image) => ({
          status: 201,
          body: await storeImage(tx, context.clock, image, { ownerId: owner.id, isKept: isOperator }),
        }),
      },
      { file: digest },
    );
  });
};

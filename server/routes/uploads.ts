// Uploads of images, by members for posts and by operators for what they write.
import { createHash } from "node:crypto";
import { LARGEST_IMAGE, Uploaded } from "../../src/api/contract/files.ts";
import { accountKind } from "../../src/domain/account.ts";
import { type App, describeRoute, memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../auth/attempts.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { ApiError } from "../errors.ts";
import { reencode } from "../files/reencode.ts";
import { storeImage, uploadCounters } from "../files/store.ts";

export const uploadRoutes: Routes = (app, context) => {
  app.register(async (scope) => uploadRoute(scope as App, context));
};

/** In a scope of its own, where nothing but bytes is taken. */
const uploadRoute: Routes = (app, context) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    "/api/files",
    describeRoute({
      access: "member",
      perMinute: 60,
      summary: "이미지를 올립니다. JPG, PNG, WebP, GIF를 WebP로 다시 만들어 보관합니다.",
      tag: "file",
      command: "account",
      consumes: "application/octet-stream",
      largestBody: LARGEST_IMAGE,
      response: { 201: Uploaded },
    }),
    (request, reply) => {
      const bytes = request.body;
      if (!(bytes instanceof Uint8Array) || bytes.length === 0)
        throw new ApiError("bad_request", "사진 파일이 비어 있습니다.");
      const owner = memberOf(request);
      const isOperator = accountKind(owner) === "administrator";
      const digest = createHash("sha256").update(bytes).digest("hex");
      const steps = {
        prepare: async () => {
          await takeAttempt(context, uploadCounters(owner.id, isOperator));
          return reencode(bytes);
        },
        work: async (tx: Parameters<typeof storeImage>[0], image: Awaited<ReturnType<typeof reencode>>) => ({
          status: 201,
          body: await storeImage(tx, context.clock, image, { ownerId: owner.id, isKept: isOperator }),
        }),
      };
      return answerCommand(context, request, reply, steps, { file: digest });
    },
  );
};

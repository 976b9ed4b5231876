// The payment desk calls back. Its signature is over the bytes of the body, so this group parses the body itself.
import { DeskCallback, DeskCallbackAnswer } from "../../src/api/contract/desk.ts";
import { describeRoute, parse, type Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { takeSignedJson } from "../http/bodies.ts";
import { readJson } from "../http/read-json.ts";
import { takeCallback } from "../tether/callback.ts";
import { isSigned } from "../tether/signature.ts";

const PATH = "/api/desk/callback";

export const deskCallbackRoutes: Routes = (app, context) => {
  takeSignedJson(app);

  app.post(
    PATH,
    describeRoute({
      access: "anyone",
      summary: "입금 데스크의 알림. 서명된 것만 받습니다.",
      tag: "wallet",
      response: { 200: DeskCallbackAnswer },
    }),
    async (request) => {
      const { desk, clock } = context;
      const body = typeof request.body === "string" ? request.body : "";
      if (desk === null || !isSigned(desk.secret, clock.now(), request.headers, `POST ${PATH}`, body))
        throw new ApiError("unauthorized", "서명이 올바르지 않습니다.");
      return { state: await takeCallback(context, parse(DeskCallback, readJson(body))) };
    },
  );
};

// The payment desk calls back. Its signature is over the bytes of the body, so this group parses the body itself.
import { PaymentDeskCallback } from "../../src/api/contract/wallet/payment-desk.ts";
import { deskCallback } from "../../src/api/contract/wallet/payment-desk.endpoints.ts";
import { parse, type Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { takeSignedJson } from "../http/bodies.ts";
import { readJson } from "../http/read-json.ts";
import { serve } from "../http/serve.ts";
import { DESK, isSigned } from "../signed/signature.ts";
import { takeCallback } from "./tether/callback.ts";

export const deskCallbackRoutes: Routes = (app, context) => {
  takeSignedJson(app);

  serve(app, context, deskCallback, { summary: "입금 데스크의 알림. 서명된 것만 받습니다.", tag: "wallet" })(
    async (request) => {
      const { desk, clock } = context;
      const body = typeof request.body === "string" ? request.body : "";
      const call = `POST /api${deskCallback.path}`;
      if (desk === null || !isSigned(DESK, desk.secret, clock.now(), request.headers, call, body))
        throw new ApiError("unauthorized", "서명이 올바르지 않습니다.");
      return { state: await takeCallback(context, parse(PaymentDeskCallback, readJson(body))) };
    },
  );
};

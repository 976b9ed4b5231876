// An account of staff, about itself. A session that has to set the account up may call these and nothing that takes a right.
import type { FastifyRequest } from "fastify";
import * as endpoints from "../../../src/api/contract/operator/own-account.endpoints.ts";
import { memberOf, type Routes } from "../../app.ts";
import { serve } from "../../http/serve.ts";
import { callerOf } from "../../session/device.ts";
import { forgetDevice, listDevices } from "../../session/staff-devices.ts";
import { tokenHashOf } from "../../session/token-hash.ts";
import { confirmFactor, offerFactor, type OwnCall, readOwnAccount } from "./own-account.ts";

const TAG = "operator";

export const ownAccountRoutes: Routes = (app, context) => {
  const callOf = (request: FastifyRequest): OwnCall => {
    const account = memberOf(request);
    return {
      account,
      caller: callerOf(request, context, account.userId),
      tokenHash: tokenHashOf(request),
    };
  };

  serve(app, context, endpoints.ownAccount, { tag: TAG, summary: "내 계정: 역할, 2단계 인증, 남은 복구 코드" })(
    (request) => readOwnAccount(context, memberOf(request)),
  );

  serve(app, context, endpoints.offerFactor, {
    tag: TAG,
    perMinute: 30,
    summary: "인증 앱에 등록할 새 키와 복구 코드. 그 키의 코드를 보내면 쓰입니다.",
  })((request) => offerFactor(context, memberOf(request)));

  serve(app, context, endpoints.confirmFactor, {
    tag: TAG,
    perMinute: 30,
    summary: "새 키의 코드로 2단계 인증을 켭니다. 이미 켰다면 이전 코드도 필요합니다.",
  })((request, run) => run(confirmFactor(context, callOf(request), request.body)));

  serve(app, context, endpoints.ownDevices, { tag: TAG, summary: "내 계정으로 로그인한 브라우저" })(
    async (request) => ({ items: await listDevices(context.database.db, memberOf(request).id) }),
  );

  serve(app, context, endpoints.forgetOwnDevice, {
    tag: TAG,
    summary: "브라우저를 잊고 그 로그인을 끝냅니다.",
  })((request, run) =>
    run({
      work: async (tx) => ({
        status: 200,
        body: { ended: await forgetDevice(tx, context, memberOf(request).id, request.params.id) },
      }),
      after: () => context.streams.recheck(),
    }),
  );
};

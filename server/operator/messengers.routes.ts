// The operator's side of the messengers on the login page.
import * as endpoints from "../../src/api/contract/operator/messengers.endpoints.ts";
import type { Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { changeMessenger } from "../community/messengers.ts";

export const operatorMessengerRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.changeMessenger, {
    summary: "메신저의 이름과 주소를 바꿉니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => {
        const body = await changeMessenger(tx, context.clock, request.params.imgPath, request.body);
        if (!body) throw new ApiError("not_found", "그런 메신저가 없습니다.");
        return { status: 200, body };
      },
    }),
  );
};

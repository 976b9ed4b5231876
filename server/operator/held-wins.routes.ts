// Wins beyond a provider's ceiling for operators.
import * as endpoints from "../../src/api/contract/operator/held-wins.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { publishWaiting } from "./waiting.ts";
import { announce } from "../lobby/provider/announce.ts";
import { decideHeldWin, listHeldWins } from "../lobby/provider/held-wins.ts";

export const operatorHeldWinRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.heldWins, {
    tag: "operator",
    summary: "제공사의 회차 한도를 넘어 보류된 당첨금. 기다리는 것은 오래된 순, 모두는 최신순",
  })((request) => listHeldWins(context.database.db, request.query));

  serve(app, context, endpoints.decideHeldWin, { tag: "operator", summary: "보류된 당첨금을 지급하거나 거절합니다." })(
    (request, run) => {
      let changed = "";
      return run({
        work: async (tx) => {
          const { betId, paid } = await decideHeldWin(tx, context, request.body, memberOf(request).id);
          changed = betId;
          return { status: 200, body: { paid } };
        },
        after: async () => {
          if (changed) announce(context, changed);
          await publishWaiting(context);
        },
      });
    },
  );
};

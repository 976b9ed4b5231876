// The operator's side of the messengers on the login page.
import { MessengerChange, MessengerList, MessengerParams } from "../../src/api/contract/messengers.ts";
import { describeRoute, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { ApiError } from "../errors.ts";
import { changeMessenger } from "../settings/messengers.ts";

export const operatorMessengerRoutes: Routes = (app, context) => {
  app.put(
    "/api/admin/messengers/:imgPath",
    describeRoute({
      access: "admin",
      summary: "메신저의 이름과 주소를 바꿉니다.",
      tag: "operator",
      command: "account",
      params: MessengerParams,
      body: MessengerChange,
      response: { 200: MessengerList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          const body = await changeMessenger(tx, context.clock, request.params.imgPath, request.body);
          if (!body) throw new ApiError("not_found", "그런 메신저가 없습니다.");
          return { status: 200, body };
        },
      }),
  );
};

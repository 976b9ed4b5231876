// The commands of a visitor without a session.
import * as v from "valibot";
import {
  HALF_BANK,
  isWholeBank,
  JOIN_ENTRIES,
  PasswordChangeRequest,
  RecommenderRequest,
} from "../../../api/contract/account/account.ts";
import { changePassword, checkRecommender, join } from "../../../api/contract/account/account.endpoints.ts";
import { secret } from "../../../api/contract/secret.ts";
import { commandOf } from "../../frame/form/commands.ts";
import { PASSWORD_TEXT, SIGN_UP_TEXT } from "./text.ts";

const Again = v.pipe(v.string(), secret);

const { code } = RecommenderRequest.entries;

/** A step before the sign-up: the server says whether the code is somebody's. */
export const recommenderCommand = commandOf(checkRecommender, {
  name: "member.recommender",
  schema: v.object({ code }),
  input: (body) => ({ body }),
});

/** The request, and its password once more. */
const JoinForm = v.pipe(
  v.object({ ...JOIN_ENTRIES, again: Again }),
  v.forward(
    v.partialCheck([["password"], ["again"]], ({ password, again }) => password === again, SIGN_UP_TEXT.mismatch),
    ["again"],
  ),
  v.forward(
    v.partialCheck([["bank"], ["bankNumber"], ["bankHolder"], ["withdrawalPassword"]], isWholeBank, HALF_BANK),
    ["bankNumber"],
  ),
);

export const joinCommand = commandOf(join, {
  name: "member.join",
  schema: JoinForm,
  input: ({ again: _again, ...body }) => ({ body }),
});

const PasswordForm = v.pipe(
  v.object({ ...PasswordChangeRequest.entries, again: Again }),
  v.forward(
    v.partialCheck(
      [["newPassword"], ["again"]],
      ({ newPassword, again }) => newPassword === again,
      PASSWORD_TEXT.mismatch,
    ),
    ["again"],
  ),
);

/** Every session of the member ends by it. */
export const passwordCommand = commandOf(changePassword, {
  name: "member.password",
  schema: PasswordForm,
  input: ({ again: _again, ...body }) => ({ body }),
});

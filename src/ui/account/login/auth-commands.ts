// The commands of a visitor without a session.
import * as v from "valibot";
import {
  HALF_BANK,
  isWholeBank,
  JOIN_ENTRIES,
  JoinWaiting,
  PasswordChangeRequest,
  RecommenderAnswer,
  RecommenderRequest,
} from "../../../api/contract/account/account.ts";
import { secret } from "../../../api/contract/secret.ts";
import { defineCommand } from "../../frame/form/commands.ts";
import { PASSWORD_TEXT, SIGN_UP_TEXT } from "./text.ts";

const Again = v.pipe(v.string(), secret);

const { code } = RecommenderRequest.entries;

/** A step before the sign-up: the server says whether the code is somebody's. */
export const recommenderCommand = defineCommand({
  name: "member.recommender",
  schema: v.object({ code }),
  request: (body) => ({ method: "POST", path: "member/recommender", body }),
  answer: RecommenderAnswer,
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

export const joinCommand = defineCommand({
  name: "member.join",
  schema: JoinForm,
  request: ({ again: _again, ...body }) => ({ method: "POST", path: "member/join", body }),
  answer: v.optional(v.nullable(JoinWaiting)),
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
export const passwordCommand = defineCommand({
  name: "member.password",
  schema: PasswordForm,
  request: ({ again: _again, ...body }) => ({ method: "POST", path: "member/password", body }),
  answer: v.unknown(),
});

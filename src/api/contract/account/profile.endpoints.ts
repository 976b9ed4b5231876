import { endpoint } from "../endpoint.ts";
import { Profile, PhoneRequest, PhoneAnswer, OwnPasswordRequest } from "./profile.ts";
import { OwnChangeList, ChangeWaiting } from "./contact-changes.ts";
import { SessionsEnded } from "../session/sessions.ts";

export const profile = endpoint({
  method: "GET",
  path: "/member/profile",
  access: "member",
  answers: { 200: Profile },
});

export const contactChanges = endpoint({
  method: "GET",
  path: "/member/changes",
  access: "member",
  answers: { 200: OwnChangeList },
});

export const changePhone = endpoint({
  method: "PUT",
  path: "/member/phone",
  access: "member",
  command: "account",
  body: PhoneRequest,
  answers: { 200: PhoneAnswer, 202: ChangeWaiting },
});

export const changeOwnPassword = endpoint({
  method: "POST",
  path: "/member/own-password",
  access: "member",
  command: "account",
  body: OwnPasswordRequest,
  answers: { 200: SessionsEnded },
});

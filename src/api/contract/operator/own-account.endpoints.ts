import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import { SessionsEnded } from "../session/sessions.ts";
import { FactorOffer, FactorRequest, OwnAccount, StaffDeviceList } from "./own-account.ts";

export const ownAccount = endpoint({
  method: "GET",
  path: "/member/staff/me",
  access: "staff",
  answers: { 200: OwnAccount },
});

export const offerFactor = endpoint({
  method: "POST",
  path: "/member/staff/factor",
  access: "staff",
  why: "Its answer is a secret that is not kept: sent twice, the last one counts.",
  answers: { 200: FactorOffer },
});

export const confirmFactor = endpoint({
  method: "PUT",
  path: "/member/staff/factor",
  access: "staff",
  command: "account",
  body: FactorRequest,
  answers: { 200: SessionsEnded },
});

export const ownDevices = endpoint({
  method: "GET",
  path: "/member/staff/devices",
  access: "staff",
  answers: { 200: StaffDeviceList },
});

export const forgetOwnDevice = endpoint({
  method: "DELETE",
  path: "/member/staff/devices/:id",
  access: "staff",
  command: "account",
  params: IdParams,
  answers: { 200: SessionsEnded },
});

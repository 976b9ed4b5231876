import { endpoint } from "../endpoint.ts";
import { SessionsEnded } from "../session/sessions.ts";
import { UserIdParams, BlockedAddressList, AddressParams, BlockRequest, BlockedAddress } from "./operator.ts";

export const kickMember = endpoint({
  method: "POST",
  path: "/admin/sessions/:userId/kick",
  access: "admin",
  command: "account",
  params: UserIdParams,
  answers: { 200: SessionsEnded },
});

export const denyMember = endpoint({
  method: "POST",
  path: "/admin/sessions/:userId/deny",
  access: "admin",
  command: "account",
  params: UserIdParams,
  answers: { 200: SessionsEnded },
});

export const blockedAddresses = endpoint({
  method: "GET",
  path: "/admin/blocked-addresses",
  access: "admin",
  answers: { 200: BlockedAddressList },
});

export const blockAddress = endpoint({
  method: "PUT",
  path: "/admin/blocked-addresses/:address",
  access: "admin",
  command: "account",
  params: AddressParams,
  body: BlockRequest,
  answers: { 200: BlockedAddress },
});

export const unblockAddress = endpoint({
  method: "DELETE",
  path: "/admin/blocked-addresses/:address",
  access: "admin",
  command: "account",
  params: AddressParams,
  answers: { 204: null },
});

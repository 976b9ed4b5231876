import { endpoint } from "../endpoint.ts";
import { SessionsEnded } from "../session/sessions.ts";
import { UserIdParams, BlockedAddressList, AddressParams, BlockRequest, BlockedAddress } from "./operator.ts";

export const kickMember = endpoint({
  method: "POST",
  path: "/admin/sessions/:userId/kick",
  access: "operator",
  right: "access.kick",
  command: "account",
  params: UserIdParams,
  answers: { 200: SessionsEnded },
});

export const denyMember = endpoint({
  method: "POST",
  path: "/admin/sessions/:userId/deny",
  access: "operator",
  right: "access.deny",
  command: "account",
  params: UserIdParams,
  answers: { 200: SessionsEnded },
});

export const blockedAddresses = endpoint({
  method: "GET",
  path: "/admin/blocked-addresses",
  access: "operator",
  right: "access.read",
  answers: { 200: BlockedAddressList },
});

export const blockAddress = endpoint({
  method: "PUT",
  path: "/admin/blocked-addresses/:address",
  access: "operator",
  right: "access.block",
  command: "account",
  params: AddressParams,
  body: BlockRequest,
  answers: { 200: BlockedAddress },
});

export const unblockAddress = endpoint({
  method: "DELETE",
  path: "/admin/blocked-addresses/:address",
  access: "operator",
  right: "access.block",
  command: "account",
  params: AddressParams,
  answers: { 204: null },
});

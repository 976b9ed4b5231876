import { endpoint } from "../endpoint.ts";
import { WalletEntries, WalletEntriesQuery } from "../sports/bets.ts";
import { TetherOrderPage, TetherOrdersQuery } from "../wallet/tether.ts";
import { MoneyRequestPage, MoneyRequestsQuery } from "../wallet/wallet.ts";
import {
  FiguresQuery,
  MemberFigures,
  MemberLogins,
  MemberNotePage,
  MemberPersonal,
  MemberProfile,
  MemberSessionParams,
  NoteRequest,
  NotesQuery,
  PasswordCodeAnswer,
  PasswordCodeRequest,
  PersonalQuery,
  PointsReport,
  PointsRequest,
  TendencyAnswer,
  TendencyChangePage,
  TendencyChangesQuery,
  TendencyRequest,
} from "./member-profile.ts";
import { UserIdParams } from "./operator.ts";

export const memberProfile = endpoint({
  method: "GET",
  path: "/admin/members/:userId",
  access: "operator",
  right: "members.read",
  params: UserIdParams,
  answers: { 200: MemberProfile },
});

export const memberFigures = endpoint({
  method: "GET",
  path: "/admin/members/:userId/figures",
  access: "operator",
  right: "members.read",
  params: UserIdParams,
  query: FiguresQuery,
  answers: { 200: MemberFigures },
});

export const memberEntries = endpoint({
  method: "GET",
  path: "/admin/members/:userId/entries",
  access: "operator",
  right: "money.read",
  params: UserIdParams,
  query: WalletEntriesQuery,
  answers: { 200: WalletEntries },
});

export const memberRequests = endpoint({
  method: "GET",
  path: "/admin/members/:userId/money-requests",
  access: "operator",
  right: "money.read",
  params: UserIdParams,
  query: MoneyRequestsQuery,
  answers: { 200: MoneyRequestPage },
});

export const memberTetherOrders = endpoint({
  method: "GET",
  path: "/admin/members/:userId/tether-orders",
  access: "operator",
  right: "tether.read",
  params: UserIdParams,
  query: TetherOrdersQuery,
  answers: { 200: TetherOrderPage },
});

export const memberLogins = endpoint({
  method: "GET",
  path: "/admin/members/:userId/sessions",
  access: "operator",
  right: "access.read",
  params: UserIdParams,
  answers: { 200: MemberLogins },
});

export const endMemberSession = endpoint({
  method: "DELETE",
  path: "/admin/members/:userId/sessions/:id",
  access: "operator",
  right: "access.kick",
  command: "account",
  params: MemberSessionParams,
  answers: { 204: null },
});

export const memberNotes = endpoint({
  method: "GET",
  path: "/admin/members/:userId/notes",
  access: "operator",
  right: "members.read",
  params: UserIdParams,
  query: NotesQuery,
  answers: { 200: MemberNotePage },
});

export const addMemberNote = endpoint({
  method: "POST",
  path: "/admin/members/:userId/notes",
  access: "operator",
  right: "members.note",
  command: "account",
  params: UserIdParams,
  body: NoteRequest,
  answers: { 204: null },
});

export const changeTendency = endpoint({
  method: "PUT",
  path: "/admin/members/:userId/tendency",
  access: "operator",
  right: "members.tendency",
  command: "account",
  params: UserIdParams,
  body: TendencyRequest,
  answers: { 200: TendencyAnswer },
});

export const tendencyChanges = endpoint({
  method: "GET",
  path: "/admin/members/:userId/tendency-changes",
  access: "operator",
  right: "members.read",
  params: UserIdParams,
  query: TendencyChangesQuery,
  answers: { 200: TendencyChangePage },
});

export const memberPersonal = endpoint({
  method: "GET",
  path: "/admin/members/:userId/personal",
  access: "operator",
  right: "personal.read",
  params: UserIdParams,
  query: PersonalQuery,
  answers: { 200: MemberPersonal },
});

export const givePasswordCode = endpoint({
  method: "POST",
  path: "/admin/members/:userId/password-code",
  access: "operator",
  right: "members.password",
  command: "account",
  params: UserIdParams,
  body: PasswordCodeRequest,
  answers: { 200: PasswordCodeAnswer },
});

export const givePoints = endpoint({
  method: "POST",
  path: "/admin/points",
  access: "operator",
  right: "points.give",
  command: "account",
  body: PointsRequest,
  answers: { 201: PointsReport },
});

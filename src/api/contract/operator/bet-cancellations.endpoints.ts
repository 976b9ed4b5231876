import {
  BetCancellationPage,
  CancellationPreview,
  CancellationQuery,
  CancellationReport,
  CancellationRequest,
  CancellationsQuery,
} from "./bet-cancellations.ts";
import { endpoint } from "../endpoint.ts";

export const cancellations = endpoint({
  method: "GET",
  path: "/admin/live/cancellations",
  access: "operator",
  right: "live.read",
  query: CancellationsQuery,
  answers: { 200: BetCancellationPage },
});

export const cancellationPreview = endpoint({
  method: "GET",
  path: "/admin/live/cancellations/preview",
  access: "operator",
  right: "live.read",
  query: CancellationQuery,
  answers: { 200: CancellationPreview },
});

export const cancelBets = endpoint({
  method: "POST",
  path: "/admin/live/cancellations",
  access: "operator",
  right: "bets.void",
  command: "account",
  body: CancellationRequest,
  answers: { 200: CancellationReport },
});

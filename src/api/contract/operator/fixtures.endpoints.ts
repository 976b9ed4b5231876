import { endpoint } from "../endpoint.ts";
import {
  OperatorFixturePage,
  OperatorFixturesQuery,
  ImportQuery,
  ImportReport,
  ImportStatus,
  ResultReport,
  ResultRequest,
} from "./fixtures.ts";
import { IdParams } from "./operator.ts";
import { ResultPreview } from "./preview-bets.ts";

export const allFixtures = endpoint({
  method: "GET",
  path: "/admin/fixtures",
  access: "operator",
  right: "results.read",
  query: OperatorFixturesQuery,
  answers: { 200: OperatorFixturePage },
});

export const giveResult = endpoint({
  method: "POST",
  path: "/admin/fixtures/:id/result",
  access: "operator",
  right: "results.give",
  command: "account",
  params: IdParams,
  body: ResultRequest,
  answers: { 200: ResultReport },
});

export const resultPreview = endpoint({
  method: "POST",
  path: "/admin/fixtures/:id/result/preview",
  access: "operator",
  right: "results.read",
  why: "It writes nothing: it tells what a result would do.",
  params: IdParams,
  body: ResultRequest,
  answers: { 200: ResultPreview },
});

export const importStatus = endpoint({
  method: "GET",
  path: "/admin/fixtures/import",
  access: "operator",
  right: "import.read",
  answers: { 200: ImportStatus },
});

export const importFixtures = endpoint({
  method: "POST",
  path: "/admin/fixtures/import",
  access: "operator",
  right: "import.run",
  command: "account",
  query: ImportQuery,
  body: "text/csv",
  answers: { 200: ImportReport },
});

import { endpoint } from "../endpoint.ts";
import { ColumnsRequest, KeptTable, TableParams, ViewParams, ViewRequest } from "./table.ts";

export const keptTable = endpoint({
  method: "GET",
  path: "/tables/:table",
  access: "staff",
  params: TableParams,
  answers: { 200: KeptTable },
});

export const keepColumns = endpoint({
  method: "PUT",
  path: "/tables/:table/columns",
  access: "staff",
  why: "It sets which columns the caller sees: sent twice it is the same.",
  params: TableParams,
  body: ColumnsRequest,
  answers: { 200: KeptTable },
});

export const keepView = endpoint({
  method: "POST",
  path: "/tables/:table/views",
  access: "staff",
  command: "account",
  params: TableParams,
  body: ViewRequest,
  answers: { 201: KeptTable },
});

export const removeView = endpoint({
  method: "DELETE",
  path: "/tables/:table/views/:id",
  access: "staff",
  why: "It removes one view: sent twice it is the same.",
  params: ViewParams,
  answers: { 200: KeptTable },
});

import { endpoint } from "../endpoint.ts";
import { ConvertReport, ConvertRequest, PointTerms } from "./points.ts";

export const pointTerms = endpoint({
  method: "GET",
  path: "/points/terms",
  access: "member",
  answers: { 200: PointTerms },
});

export const convertPoints = endpoint({
  method: "POST",
  path: "/points/convert",
  access: "player",
  command: "account",
  body: ConvertRequest,
  answers: { 201: ConvertReport },
});

import { endpoint } from "./endpoint.ts";
import { Health } from "./health.ts";

export const health = endpoint({
  method: "GET",
  path: "/health",
  access: "anyone",
  answers: { 200: Health },
});

export const live = endpoint({
  method: "GET",
  path: "/health/live",
  access: "anyone",
  answers: { 200: Health },
});

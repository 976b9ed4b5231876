import { endpoint } from "./endpoint.ts";
import { Uploaded } from "./files.ts";

export const uploadImage = endpoint({
  method: "POST",
  path: "/files",
  access: "member",
  command: "account",
  body: "application/octet-stream",
  answers: { 201: Uploaded },
});

import { endpoint } from "./endpoint.ts";
import { FileParams, ImageBytes } from "./files.ts";

export const imageByName = endpoint({
  method: "GET",
  path: "/file/download/:imgPath",
  access: "anyone",
  params: FileParams,
  answers: { 200: ImageBytes },
});

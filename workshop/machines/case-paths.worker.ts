// Beside the page, which goes on meanwhile.
import { casePathsOf } from "./case-paths.ts";
import { ATLAS_TEXT as TEXT } from "./text.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  // A port of a worker has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(casePathsOf(data, TEXT.start));
});

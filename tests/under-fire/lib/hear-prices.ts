// Readers of the stream in a process of their own, who count what they are sent.
import { get } from "node:http";
import { answerCalls } from "./remote.ts";

let bytes = 0;

const works = {
  /** Opens a line of each member at `url`. */
  open({ url, tokens }: { url: string; tokens: readonly string[] }): void {
    for (const token of tokens) {
      const headers = { "x-auth-token": `Bearer ${token}`, "accept-encoding": "gzip" };
      get(`${url}/api/stream`, { headers }, (answer) =>
        answer.on("data", (part: Buffer) => (bytes += part.length)).on("error", () => {}),
      ).on("error", () => {});
    }
  },
  /** Of all lines since it was asked last. */
  heard(): number {
    const heard = bytes;
    bytes = 0;
    return heard;
  },
};
export type HearPrices = typeof works;

answerCalls(works);

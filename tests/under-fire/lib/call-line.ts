// A kept connection that sends one call at a time over a plain socket: what many callers cost beside the site is small.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

interface LineAnswer {
  /** 0: no answer came. */
  status: number;
  retryAfter: string | undefined;
}

const NO_ANSWER: LineAnswer = { status: 0, retryAfter: undefined };
const HEAD_END = "\r\n\r\n";

export interface CallLine {
  /** `head`: the line of the request and its headers, without the empty line. */
  call(head: string, body: string): Promise<LineAnswer>;
  end(): void;
}

/** Opens a line. One whose server went or that did not answer in time is opened anew with the next call. */
export async function openLine(url: string, giveUpMs: number): Promise<CallLine> {
  const { hostname, port } = new URL(url);
  let socket: Socket | null = null;
  let answered: ((answer: LineAnswer) => void) | null = null;
  let read = "";

  const give = (answer: LineAnswer): void => {
    const to = answered;
    [answered, read] = [null, ""];
    to?.(answer);
  };
  const take = (part: Buffer): void => {
    read += part.toString("latin1");
    const end = read.indexOf(HEAD_END);
    if (end < 0) return;
    const head = read.slice(0, end);
    if (read.length < end + HEAD_END.length + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)) return;
    give({ status: Number(head.slice(9, 12)), retryAfter: /^retry-after: (.+)$/im.exec(head)?.[1] });
  };
  const open = async (): Promise<Socket> => {
    const opened = connect(Number(port), hostname).setNoDelay(true).setTimeout(giveUpMs);
    opened.on("data", take);
    opened.on("timeout", () => answered && opened.destroy());
    opened.on("error", () => {});
    opened.on("close", () => {
      if (socket === opened) socket = null;
      give(NO_ANSWER);
    });
    await once(opened, "connect");
    socket = opened;
    return opened;
  };

  await open();
  return {
    async call(head, body) {
      const line = socket ?? (await open().catch(() => null));
      if (!line) return NO_ANSWER;
      return new Promise((resolve) => {
        answered = resolve;
        line.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`);
      });
    },
    end: () => socket?.destroy(),
  };
}

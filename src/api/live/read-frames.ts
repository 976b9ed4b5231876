// The stream's text/event-stream as this server writes it: `id`, `event` and `data`, a line each, and an empty line after
// each message. Data is JSON and has no line break of its own.

export interface Frame {
  event: string;
  data: string;
  id: string | null;
}

/** Takes the text as it comes, in parts of any length, and gives each whole message that has data. */
export function readFrames(onFrame: (frame: Frame) => void): (part: string) => void {
  let rest = "";
  let fields: Record<string, string> = {};
  return (part) => {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      // What begins with a colon is a comment, a field without a name.
      const colon = line.indexOf(":");
      if (line !== "") fields[line.slice(0, colon)] = line.slice(colon + 1).trimStart();
      else {
        const { event = "", data, id = null } = fields;
        fields = {};
        if (data !== undefined) onFrame({ event, data, id });
      }
    }
  };
}

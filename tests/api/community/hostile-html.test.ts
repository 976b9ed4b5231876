// Hostile markup through everything that members and operators write. What operators write comes out with harmless tags
// alone; what members write comes out as the text that it is.
import { beforeAll, describe, expect, it } from "vitest";
import { HOSTILE_HTML } from "../../factories/hostile-html.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { cleanText } from "../../../src/domain/common/plain-text.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";

/** What may come out, by tag: its attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    "p br hr b strong i em u s small span div h1 h2 h3 h4 ul ol li blockquote table thead tbody tr"
      .split(" ")
      .map((tag) => [tag, []]),
  ),
  th: ["colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  a: ["href", "title"],
  img: ["src", "alt", "width", "height"],
};
const TAG = /<\/?([^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*"([^"]*)")?/g;

/** What is wrong with markup that came out; nothing, where it is harmless. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const rest = html.replaceAll(TAG, (whole: string, name: string, attributes: string) => {
    const allowed = ALLOWED[name];
    if (!allowed) faults.push(`tag ${name}`);
    if (whole.startsWith("</")) return "";
    for (const [, key = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (!allowed?.includes(key)) faults.push(`attribute ${key} of ${name}`);
      const isAddress = key === "href" || key === "src";
      // An address of this site: no scheme, no other host.
      if (isAddress && (/^[a-z][a-z0-9+.-]*:/i.test(value) || /^[/\\]{2}/.test(value))) faults.push(`${key} ${value}`);
    }
    return "";
  });
  // What is no tag is text: it has no sign that could begin one.
  if (rest.includes("<")) faults.push(`a rest: ${rest}`);
  return faults;
}

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let member: ApiUser;
beforeAll(async () => {
  member = await newMember(server, 0);
});

it("has at least 300 of them, each once", () => {
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(300);
  expect(new Set(HOSTILE_HTML.map(({ html }) => html)).size).toBe(HOSTILE_HTML.length);
});

it("knows harm when it sees it", () => {
  for (const html of [
    "<script>1</script>",
    '<p onclick="x">a</p>',
    '<a href="javascript:x">a</a>',
    '<a href="//evil.example">a</a>',
    '<img src="https://evil.example/x" />',
    '<p style="x">a</p>',
    "a < b",
  ])
    expect([html, faultsOf(html).length]).toEqual([html, 1 + (html.startsWith("<script") ? 1 : 0)]);
  expect(faultsOf('<p>a <b>b</b><img src="/api/file/download/x.webp" alt="" /> &lt;i&gt;</p>')).toEqual([]);
});

/** NUL is refused before anything else: such markup cannot be written at all. */
const STORABLE = HOSTILE_HTML.filter(({ html }) => !html.includes("\0"));

describe("what operators write", () => {
  const writes: Readonly<Record<string, (html: string, id: string) => Promise<string | undefined>>> = {
    message: async (contents) => {
      await operator.ask("POST", "/api/admin/messages", { userId: member.userId, title: "t", contents });
      const { items } = await member.ask<{ items: { contents: string }[] }>("GET", "/api/message");
      return items[0]?.contents;
    },
    popup: async (contents, id) => {
      const place = { title: "t", width: 300, pcLeftLocation: 0, pcTopLocation: 0, popupFlg: true };
      await operator.ask("PUT", `/api/admin/popups/${id}`, { ...place, contents });
      const popups = await member.ask<{ id: string; contents: string }[]>("GET", "/api/popup");
      return popups.find((popup) => popup.id === id)?.contents;
    },
    notice: async (contents, id) => {
      const rest = { kind: "notice", section: "", title: "t", position: 0, isPinned: false, isShown: true };
      await operator.ask("PUT", `/api/admin/articles/${id}`, { ...rest, contents });
      return (await member.ask<{ contents: string }>("GET", `/api/articles/${id}`)).contents;
    },
    event: async (contents) => {
      const { id } = await operator.ask<{ id: string }>("POST", "/api/admin/campaign-events", {
        category: "default",
        title: "t",
        summary: "s",
        contents,
        banner: { from: "#000000", to: "#ffffff", motif: "gift" },
        startsAt: new Date(server.clock.now() - 1_000).toISOString(),
        endsAt: null,
        isShown: true,
        isOnHome: false,
        position: 0,
      });
      return (await member.ask<{ contents: string }>("GET", `/api/campaign-events/${id}`)).contents;
    },
    maintenance: async (maintenanceNotice) => {
      await operator.ask("PUT", "/api/admin/settings", { maintenanceNotice });
      return (await member.ask<{ notice: string }>("GET", "/api/setting/maintanace")).notice;
    },
  };

  /** Each by itself in one place; in the others, which sanitise by the same code, a few at a time. */
  const groups = (size: number) =>
    Array.from({ length: Math.ceil(STORABLE.length / size) }, (_, at) => STORABLE.slice(at * size, (at + 1) * size));
  it.each(Object.keys(writes))("comes out harmless: %s [REQ-R17]", async (place) => {
    const wrong: string[] = [];
    for (const [index, group] of groups(place === "message" ? 1 : 8).entries()) {
      const name = group.map((one) => one.name).join(", ");
      // A text beside it, so that nothing is refused for being empty.
      const out = await writes[place]?.(`${group.map(({ html }) => html).join("")}끝`, `hostile-${index}`);
      if (out === undefined) wrong.push(`${name}: nothing came out`);
      else wrong.push(...faultsOf(out).map((fault) => `${name}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });

  it("comes out harmless: the answer to an enquiry", async () => {
    const { id } = await member.ask<{ id: string }>("POST", "/api/customer", {
      kind: "general",
      title: "t",
      contents: "c",
    });
    const wrong: string[] = [];
    for (const group of groups(8)) {
      const html = group.map((one) => one.html).join("");
      await operator.ask("PUT", `/api/admin/enquiries/${id}/answer`, { answer: `답${html}` });
      const { answer } = await member.ask<{ answer: string }>("GET", `/api/customer/${id}`);
      wrong.push(...faultsOf(answer).map((fault) => `${group[0]?.name}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
});

describe("what members write", () => {
  interface Texts {
    items: { contents: string; kind?: string; userId?: string | null }[];
  }

  /** All that one text may hold, in as few texts of at most so many characters as they fit in. */
  const chunksOf = (longest: number) => {
    const chunks: string[] = [];
    for (const { html } of STORABLE.filter((one) => one.html.length <= longest)) {
      const last = chunks.at(-1);
      if (last !== undefined && last.length + 1 + html.length <= longest)
        chunks[chunks.length - 1] = `${last}\n${html}`;
      else chunks.push(html);
    }
    return chunks;
  };

  it("comes out as the text that it is, in posts", async () => {
    // A text has a greatest length.
    for (const contents of chunksOf(4_900)) {
      const writer = await newMember(server, 0);
      const { id } = await writer.ask<{ id: string }>("POST", "/api/free", { title: "<b>제목</b>", contents });
      expect(await member.ask("GET", `/api/free/${id}`)).toMatchObject({
        title: "<b>제목</b>",
        contents: cleanText(contents),
      });
    }
  });

  it("comes out as the text that it is, in comments", async () => {
    const { id } = await member.ask<{ id: string }>("POST", "/api/free", { title: "t", contents: "c" });
    const chunks = chunksOf(480);
    // A member writes 20 comments in ten minutes.
    for (let at = 0; at < chunks.length; at += 20) {
      const writer = await newMember(server, 0);
      for (const contents of chunks.slice(at, at + 20))
        await writer.ask("POST", `/api/free/${id}/comments`, { contents });
    }
    const written = chunks.map(cleanText);
    const read = await member.ask<Texts>("GET", `/api/free/${id}/comments?itemsPerPage=100`);
    expect(read.items.map(({ contents }) => contents)).toEqual(written);
    const told = await operator.ask<Texts>("GET", "/api/admin/writings?kind=comment&itemsPerPage=100");
    expect(told.items.map(({ contents }) => contents).filter((one) => written.includes(one))).toHaveLength(
      written.length,
    );
  });

  it("comes out as the text that it is, in enquiries of members and guests", async () => {
    const chunks = chunksOf(2_900);
    const title = "<i>t</i>";
    const writers: string[] = [];
    for (const contents of chunks) {
      const writer = await newMember(server, 0);
      writers.push(writer.userId);
      const { id } = await writer.ask<{ id: string }>("POST", "/api/customer", { kind: "general", title, contents });
      expect(await writer.ask("GET", `/api/customer/${id}`)).toMatchObject({ title, contents: cleanText(contents) });
    }
    const guest = new ApiUser(server.url, "");
    const marked = { name: "<b>손님</b>", contact: "<svg onload=__ran=1>", title };
    // A guest leaves 3 in an hour.
    const ofGuest = chunksOf(980).slice(0, 3);
    for (const contents of ofGuest) await guest.ask("POST", "/api/customer/guest", { ...marked, contents });
    const told = await operator.ask<Texts>("GET", "/api/admin/enquiries?state=waiting&itemsPerPage=100");
    expect(told.items.filter(({ userId }) => writers.includes(userId ?? "")).map(({ contents }) => contents)).toEqual(
      chunks.map(cleanText),
    );
    expect(told.items.filter(({ kind }) => kind === "guest")).toMatchObject(
      ofGuest.map((contents) => ({ ...marked, contents: cleanText(contents) })),
    );
  });
});

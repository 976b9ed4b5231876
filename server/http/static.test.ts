import fastify from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { registerStatic, sendPage, sourcesOfHtml } from "./static.ts";
import { type FirstAnswers, tellFirst } from "./tell-first.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-static-"));
const chunks = {
  "index.html": { isEntry: true },
  "src/routes/default-frame.tsx": {},
  "src/routes/member-views.ts": {},
  "src/main/betting.ts": {},
  "src/main/open-stream.ts": {},
  "src/main/popup-actors.ts": {},
  "src/ui/sports/list/match-line.tsx": {},
  "src/ui/frame/home/home-page.tsx": {},
  "src/ui/sports/korea/korea-page.tsx": {},
  "src/ui/community/free/free-view-page.tsx": {},
  "src/ui/games/vendor/vendor-page.tsx": {},
};
const files: Readonly<Record<string, string>> = {
  "index.html": "<head>file</head><body></body>",
  "assets/a-1.js": "file assets/a-1.js",
  ".vite/manifest.json": JSON.stringify(
    Object.fromEntries(Object.entries(chunks).map(([key, chunk]) => [key, { ...chunk, file: `${key}.js` }])),
  ),
  ".sources": "file",
  "icons/a.svg": "<svg/>",
  "icons/.hidden/a.svg": "file",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const app = fastify();
registerStatic(app, folder);
app.setNotFoundHandler((request, reply) =>
  sendPage(request, reply, {
    otherwise: () => reply.code(404).send("none"),
    isStored: async ({ stored, id }) => stored === "post" && id === "p1",
    tell: (data) => tellFirst(app, request, data),
    folder,
  }),
);
const GATE = "/api/setting/maintanace";
const UNREAD = "/api/message/unread";
/** What came with each call. */
const calls: string[] = [];
app.get("/api/member/token", ({ headers }) => ({ token: headers.cookie === "s=1" ? "t1" : null }));
for (const url of [GATE, UNREAD, "/api/fixtures"])
  app.get(url, async ({ headers, ip, url: full }, reply) => {
    calls.push(`${full} ${headers["x-auth-token"] ?? "-"} ${headers.cookie ?? "-"} ${ip}`);
    // What is late is left to the page.
    if (full.includes("game=live")) await new Promise((resolve) => setTimeout(resolve, 500));
    return full.includes("game=proto") ? reply.code(500).send() : { of: full };
  });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (url: string) => {
  const answer = await app.inject({ url });
  return [answer.statusCode, answer.body];
};

test("files are served as they are, for good where their name has a digest", async () => {
  expect(await ask("/assets/a-1.js")).toEqual([200, "file assets/a-1.js"]);
  const keptOf = async (url: string) => (await app.inject({ url })).headers["cache-control"];
  expect(await keptOf("/assets/a-1.js")).toBe("public, max-age=31536000, immutable");
  expect(await keptOf("/icons/a.svg")).toBe("no-cache");
});

test("an API without a page is a server all the same", () => {
  expect(() => registerStatic(app, join(folder, "nothing"))).not.toThrow();
  expect(sourcesOfHtml("style", join(folder, "nothing"))).toEqual([]);
  expect(sourcesOfHtml("style", folder)).toEqual([]);
});

test("the style and the script of the HTML are allowed by their digests", () => {
  const styled = join(folder, "styled");
  mkdirSync(styled, { recursive: true });
  writeFileSync(join(styled, "index.html"), "<head><style>a{}</style></head><script>a()</script>");
  const [style, script] = [sourcesOfHtml("style", styled), sourcesOfHtml("script", styled)];
  expect([style, script]).toEqual([[expect.stringMatching(/^'sha256-/)], [expect.stringMatching(/^'sha256-/)]]);
  expect(style).not.toEqual(script);
});

test("a page is asked for without its text, and what is asked for first is not told then", async () => {
  calls.length = 0;
  const answer = await app.inject({ method: "HEAD", url: "/korea/special", headers: { cookie: "s=1" } });
  expect([answer.statusCode, calls]).toEqual([200, []]);
  expect((await app.inject({ method: "POST", url: "/korea/special" })).statusCode).toBe(404);
});

test.each([
  ["/", "frame/home/home-page", 1],
  // A Korean game asks for its rows beside.
  ["/korea/cross?page=2", "sports/korea/korea-page", 2],
])("%s is the HTML that names the scripts of its own page", async (url, view, count) => {
  const [status, html] = await ask(url);
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="modulepreload" fetchpriority="low" crossorigin href="/src/ui/${view}.tsx.js">`);
  expect(String(html).match(/src\/ui\//g)).toHaveLength(count);
});

const LIST = "/api/fixtures?game=special&page=1";

test.each([
  ["a member", "/korea/special", "s=1", ["/api/member/token", GATE, UNREAD, LIST], []],
  // The page knows what a query means.
  ["a query", "/korea/special?page=2", "s=1", ["/api/member/token", GATE, UNREAD], []],
  ["a refusal", "/korea/proto", "s=1", ["/api/member/token", GATE, UNREAD], ["/api/fixtures?game=proto&page=1"]],
  ["a late answer", "/korea/live", "s=1", ["/api/member/token", GATE, UNREAD], ["/api/fixtures?game=live&page=1"]],
  ["a guest", "/korea/special", "s=2", ["/api/member/token", GATE], []],
  // The cookie of a member does not come with a link of another site: the page asks with it.
  ["a visitor from elsewhere", "/korea/special", "cross-site", [GATE], [UNREAD, LIST]],
])("the HTML holds what its page asks for first: %s", async (_, url, cookie, told, member) => {
  calls.length = 0;
  const headers = cookie === "cross-site" ? { "sec-fetch-site": cookie } : { cookie, "sec-fetch-site": "none" };
  const answer = await app.inject({ url, headers, remoteAddress: "10.0.0.7" });
  const json = /id="first-data">(.*?)<\/script>/.exec(answer.body)?.[1] ?? "";
  const first = JSON.parse(json) as FirstAnswers;
  expect(first.told.map((one) => one.url)).toEqual(told);
  expect([first.all, first.member]).toEqual([[], member]);
  for (const { url: of, auth, body } of first.told.filter((one) => one.url !== "/api/member/token")) {
    expect(JSON.parse(body)).toEqual({ of });
    expect(auth).toBe(of === GATE ? undefined : "Bearer t1");
    // The cookie goes to the call of the token alone.
    expect(calls).toContain(`${of} ${auth ?? "-"} - 10.0.0.7`);
  }
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an address that no page has is the HTML as it was built, with 404", async () => {
  expect(await ask("/nowhere")).toEqual([404, "<head>file</head><body></body>"]);
});

// Decisions, rule 47.
test.each([
  ["/free/view/p1", "community/free/free-view-page"],
  ["/minigame/eos", "games/vendor/vendor-page"],
])("%s names what is there: %s", async (url, view) => {
  expect(await ask(url)).toEqual([200, expect.stringContaining(`href="/src/ui/${view}.tsx.js"`)]);
});

test.each([
  "/free/view/999999999",
  "/customer/view/p1",
  "/event/unknown",
  "/minigame/unknown",
  "/minigame/eos/unknown",
  "/game_result/virtuals/cricket",
  "/customer/write/unknownflag",
])("%s names nothing and is 404", async (url) =>
  expect(await ask(url)).toEqual([404, "<head>file</head><body></body>"]),
);

test.each([
  "/.vite/manifest.json",
  "/%2evite/manifest.json",
  "/.vite",
  "/.sources",
  "/icons/.hidden/a.svg",
  "/.git/config",
  "/api/nothing",
  "/%61pi/nothing",
  "/%61%70%69",
  "/API/nothing",
  "/assets/none",
])("%s is not there", async (url) => expect(await ask(url)).toEqual([404, "none"]));

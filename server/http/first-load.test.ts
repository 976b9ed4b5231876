import { expect, test } from "vitest";
import { firstLoadScripts, htmlOf, type Manifest, withFirstData } from "./first-load.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/index-1.js", isEntry: true, imports: ["_vendor.js"] },
  "_vendor.js": { file: "assets/vendor-1.js" },
  "src/routes/plain-frame.tsx": { file: "assets/plain-1.js", imports: ["_vendor.js", "index.html"] },
  "src/routes/default-frame.tsx": { file: "assets/frame-1.js", imports: ["_parts.js"] },
  "_parts.js": { file: "assets/parts-1.js" },
  "src/main/login-actors.ts": { file: "assets/login-actors-1.js", imports: ["_vendor.js"] },
  "src/ui/account/login/login-page.tsx": { file: "assets/login-1.js", imports: ["_parts.js"] },
};
const login = { view: "account/login/login-page", size: "login" } as const;

test("a page's first load is the entry, its frame, itself and what they import [REQ-2.1]", () => {
  expect(firstLoadScripts(manifest, login).toSorted()).toEqual([
    "assets/index-1.js",
    "assets/login-1.js",
    "assets/login-actors-1.js",
    "assets/parts-1.js",
    "assets/plain-1.js",
    "assets/vendor-1.js",
  ]);
});

test("a page or a part that the build does not have is an error", () => {
  expect(() => firstLoadScripts(manifest, { view: "none", size: "login" })).toThrow("src/ui/none.tsx");
  expect(() => firstLoadScripts(manifest, { ...login, size: "member" })).toThrow("the manifest has no");
});

test("the HTML names each script once", () => {
  const html = '<html><head>\n    <script src="/a.js"></script>\n  </head></html>';
  expect(htmlOf(html, ["a.js", "b.js"])).toBe(
    '<html><head>\n    <script src="/a.js"></script>\n    <link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js">\n  </head></html>',
  );
});

const none = { told: [], all: [], member: [] };

test("the file that takes the first data runs after them, and before the others are there", () => {
  const html = htmlOf("<head></head><body></body>", ["assets/b.js", "assets/early-1.js"]);
  expect(withFirstData(html, none)).toMatch(
    /early-1\.js">\n<\/head><body> *<script type="application\/json" id="first-data">.*<\/script>\n *<script type="module" async crossorigin src="\/assets\/early-1\.js"><\/script>\n<\/body>$/,
  );
});

test("no text of an answer ends the first data or begins a script", () => {
  const body = JSON.stringify({ name: "</script><script>alert(1)</script><!--", to: "$& $'" });
  const told = [{ url: "/api/a", body }];
  const html = withFirstData("<body></body>", { ...none, told });
  const [, json = "", ...others] = html.split(/<script[^>]*>|<\/script>/);
  expect(others).toEqual(["\n</body>"]);
  expect(JSON.parse(json)).toEqual({ ...none, told });
});

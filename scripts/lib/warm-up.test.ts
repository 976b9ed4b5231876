import { expect, it } from "vitest";
import { addressesIn } from "./warm-up.ts";

const MODULE = `import { a } from "/src/ui/a.tsx";
import "/src/ui/a.css"
export * from '/node_modules/.cache/b.js?v=1';
const late = () => import("/src/ui/late.tsx");
const other = () => import("./relative.ts");
import c from "xstate";`;

it("follows what a module needs before it runs", () => {
  const needed = ["/src/ui/a.tsx", "/src/ui/a.css", "/node_modules/.cache/b.js?v=1"];
  expect(addressesIn("/src/ui/page.tsx", MODULE)).toEqual(needed);
  expect(addressesIn("/@id/virtual:app.js", MODULE)).toEqual([...needed, "/src/ui/late.tsx"]);
});

it("follows a page's scripts, and none of the stories that Storybook may load", () => {
  const page = '<script type="module" src="./vite-inject.js"></script><script src="/app.js"></script>';
  expect(addressesIn("/iframe.html", page)).toEqual(["/vite-inject.js", "/app.js"]);
  expect(
    addressesIn("/app.js", 'x = { "a": () => import("/src/ui/a.stories.tsx") }; import("/.storybook/preview.tsx")'),
  ).toEqual(["/.storybook/preview.tsx"]);
});

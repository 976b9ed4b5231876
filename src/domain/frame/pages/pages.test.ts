import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EVERY_PAGE, findEveryPage, servedBy } from "./every-page.ts";
import { accessOf, findPage, isAddress, REDIRECTS } from "./pages.ts";
import { sectionTitle } from "./sections.ts";

const ui = join(import.meta.dirname, "../../../ui");
const exportOf = (view: string) => {
  const [name = ""] = view.split("/").slice(-1);
  return name
    .split("-")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
};

describe("the table of pages", () => {
  it("names each path once", () => {
    const paths = [...EVERY_PAGE, ...REDIRECTS].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(10);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(EVERY_PAGE.map(({ path, view }) => [path, view]))("%s has its component in %s", (_, view) => {
    const file = join(ui, `${view}.tsx`);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, "utf8")).toContain(`export function ${exportOf(view)}(`);
  });

  it("leads from one path to a page that exists", () => {
    expect(REDIRECTS.find(({ path }) => path === "/korea")?.to).toBe("/korea/cross");
    expect(REDIRECTS.filter(({ to }) => findEveryPage(to) === null)).toEqual([]);
  });
});

describe("a path", () => {
  it.each([
    ["/korea/live?time=1#x", "라이브"],
    ["/message/", "쪽지함"],
    ["/", "홈"],
  ])("%s is the page %s", (path, title) => expect(findPage(path)?.title).toBe(title));

  it("is an address where a page or a redirect stands", () => {
    expect(["/", "/korea", "/message/?page=2", "/korea/proto?time=1", ""].every(isAddress)).toBe(true);
    expect(["/nowhere", "/korea/chess", "/loginx", "/message/1", "/admins", "/index"].some(isAddress)).toBe(false);
  });

  it("of the console is served where it has a section", () => {
    expect([findEveryPage("/admin/popups/?page=2")?.title, sectionTitle("/admin/popups")]).toEqual(["팝업", "팝업"]);
    expect(["/admin/popups", "/admin", "/korea/live", "/"].map(servedBy)).toEqual([true, true, true, true]);
    const none = ["/admin/none", "/admin/popups/1", "/admin/$section", "/nowhere"];
    expect(none.map(servedBy)).toEqual([false, false, false, false]);
    expect(isAddress("/admin/popups")).toBe(true);
  });

  it.each(["/korea/none", "/korea/live/more", "/messages", "/admin%20"])("%s is no page", (path) =>
    expect(findPage(path)).toBeNull(),
  );

  it.each([
    ["/login?to=/", "guest"],
    ["/maintenance", "guest"],
    ["/login/more", "guest"],
    ["/", "member"],
    ["/loginx", "member"],
    ["/nowhere", "member"],
    ["/manager", "manager"],
    ["/manager/reports", "manager"],
    ["/admin", "administrator"],
    ["/admin/popups", "administrator"],
    ["/admin/none/at/all", "administrator"],
  ] as const)("%s is for a %s", (path, access) => expect(accessOf(path)).toBe(access));
});

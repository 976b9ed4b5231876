// The marks of browsers: what this server gave comes back as it was, and nothing else is taken.
import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { browserOf, markBrowser } from "../account/one-person/browser.ts";
import type { ServerContext } from "../context.ts";
import { setTokenCookie } from "./cookie.ts";
import { callerOf, markDevice, newMark } from "./device.ts";

const contextOf = (secret = "s".repeat(32), cookieSecure = false) =>
  ({ secret, config: { cookieSecure } }) as unknown as ServerContext;

interface Cookie {
  name: string;
  value: string;
  options: Record<string, unknown>;
}
/** What a reply sets. */
function cookieBy(set: (reply: FastifyReply) => void): Cookie {
  const cookies: Cookie[] = [];
  const reply = {
    setCookie: (name: string, value: string, options: Record<string, unknown>) =>
      void cookies.push({ name, value, options }),
  };
  set(reply as unknown as FastifyReply);
  const [cookie] = cookies;
  if (!cookie || cookies.length !== 1) throw new Error("one cookie is set");
  return cookie;
}
const bringing = (cookies: Record<string, string>, headers = {}) =>
  ({ cookies, headers, address: "203.0.113.7" }) as unknown as FastifyRequest;

describe("of an account", () => {
  const marked = (userId: string, nonce: string, context = contextOf()) =>
    cookieBy((reply) => markDevice(reply, context, userId, nonce));
  const found = (cookies: Record<string, string>, userId: string, context = contextOf()) =>
    callerOf(bringing(cookies), context, userId).device;

  test("it is known again, in whatever case the id is typed, and for half a year", () => {
    const nonce = newMark();
    const { name, value, options } = marked("Member01", nonce);
    expect(found({ [name]: value }, "member01")).toBe(nonce);
    expect(options).toEqual({
      path: "/",
      httpOnly: true,
      sameSite: "strict",
      secure: false,
      maxAge: 180 * 86_400,
    });
    expect([nonce.length, new Set([nonce, newMark()]).size]).toEqual([22, 2]);
  });

  test("it is no other account's, not another server's, and not made up", () => {
    const { name, value } = marked("member01", newMark());
    expect(found({}, "member01")).toBeNull();
    expect(found({ [name]: value }, "member02")).toBeNull();
    expect(marked("member02", newMark()).name).not.toBe(name);
    // Under the other one's name it is not sealed for it.
    expect(found({ [marked("member02", newMark()).name]: value }, "member02")).toBeNull();
    expect(found({ [name]: value }, "member01", contextOf("t".repeat(32)))).toBeNull();
    const turned = `${value[0] === "A" ? "B" : "A"}${value.slice(1)}`;
    for (const wrong of [turned, value.slice(1), `${value}A`, ""])
      expect(found({ [name]: wrong }, "member01")).toBeNull();
  });

  test("its name does not say whose it is, and asks for TLS where the site does", () => {
    const { name } = marked("member01", newMark());
    expect(name).toMatch(/^hanpan_device_[\w-]{12}$/);
    const secure = marked("member01", newMark(), contextOf(undefined, true));
    expect([secure.name, secure.options.secure]).toEqual([`__Host-${name}`, true]);
  });

  test("a caller has an address and what his browser says it is", () => {
    expect(callerOf(bringing({}, { "user-agent": "ua" }), contextOf(), "a")).toEqual({
      address: "203.0.113.7",
      userAgent: "ua",
      device: null,
    });
    expect(callerOf(bringing({}), contextOf(), "a").userAgent).toBe("");
  });
});

describe("of a browser", () => {
  test("it is known again, and a new one is made of anything else", () => {
    const context = contextOf();
    const mark = browserOf(bringing({}), context);
    const { name, value, options } = cookieBy((reply) => markBrowser(reply, context, mark));
    expect([name, options.maxAge, options.path]).toEqual(["hanpan_browser", 365 * 86_400, "/"]);
    expect(browserOf(bringing({ [name]: value }), context)).toBe(mark);
    const others = [
      browserOf(bringing({}), context),
      browserOf(bringing({ [name]: value }), contextOf("t".repeat(32))),
      ...[value.slice(1), `${value}A`, `${value.slice(0, -1)}!`].map((one) =>
        browserOf(bringing({ [name]: one }), context),
      ),
    ];
    expect(others.every((one) => one.length === 22 && one !== mark)).toBe(true);
    const secure = cookieBy((reply) => markBrowser(reply, contextOf(undefined, true), mark));
    expect(secure.name).toBe("__Host-hanpan_browser");
  });
});

test("a token's cookie is signed, goes to every path, and ends with the browser", () => {
  const set = (cookieSecure: boolean) => cookieBy((reply) => setTokenCookie(reply, contextOf("s", cookieSecure), "t"));
  expect(set(false)).toEqual({
    name: "hanpan_session",
    value: "t",
    options: { path: "/", httpOnly: true, sameSite: "strict", secure: false, signed: true },
  });
  expect(set(true)).toMatchObject({ name: "__Host-hanpan_session", options: { secure: true } });
});
